"""The server: tables for people and bots, over HTTP and WebSocket. It knows no title by name."""
