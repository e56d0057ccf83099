"""Study: what every decision and every piece of luck of a game did to everybody's chance to win."""
