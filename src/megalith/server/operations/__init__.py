"""What a host needs to run a server: settings, logs, metrics, bans, administration, backups."""
