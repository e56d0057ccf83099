"""What comes in and goes out: sockets, pages, and whatever keeps bad visitors from doing harm."""
