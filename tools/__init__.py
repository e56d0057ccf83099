"""For whoever builds, starts or releases Megalith from a checkout; no part of the package."""
