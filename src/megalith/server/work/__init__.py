"""What takes a while, done in processes beside the server."""
