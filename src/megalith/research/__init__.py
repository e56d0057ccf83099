"""The engines as environments for learners, and simulation from one core to a cluster."""
