"""Runs one driver in a process of its own, so that none finds what another left in a cache.

    one.py DRIVER|reads|rows PORT RUNS     the token comes in FLASH_TOKEN; prints JSON
"""

import json
import os
import sys

import drivers
import reads
import steps
from pulse import Flash

name, port, runs = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
flash = Flash(port, os.environ.get("FLASH_TOKEN"))
try:
    if name == "reads":
        result = reads.measure(flash, steps.read(), runs)
    elif name == "rows":
        result = reads.measure_rows(flash, runs)
    else:
        result = {"ms": drivers.measure(name, flash, steps.read(), runs)}
except steps.StepFailed as failure:
    result = {"failed": str(failure)}
json.dump(result, sys.stdout)
