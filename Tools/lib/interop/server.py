"""A server of the app on a store of its own, for tests."""

import os
import re
import shutil
import signal
import subprocess
import tempfile


class Server:
    """Runs `app serve` until it is stopped; `url` is what clients take for their project's."""

    def __init__(self, *options):
        self.home = tempfile.mkdtemp(prefix="interop")
        self.options = options
        self.start()

    def start(self):
        environment = {"HOME": self.home, "PATH": os.environ["PATH"]}
        self.process = subprocess.Popen(
            [os.environ["APP_BINARY"], "serve", "--listen", "127.0.0.1:0", *self.options],
            env=environment, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        line = self.process.stderr.readline()
        found = re.search(r"http://[0-9.:]+", line)
        if not found:
            raise RuntimeError(line + self.process.stderr.read())
        self.url = found.group()

    def app(self, *arguments):
        """What a command of the app says on the same store."""
        return subprocess.run(
            [os.environ["APP_BINARY"], *arguments], env={"HOME": self.home, "PATH": os.environ["PATH"]},
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout

    def stop(self):
        """Ends the server, and returns its exit code and its log."""
        self.process.send_signal(signal.SIGTERM)
        log = self.process.stderr.read()
        code = self.process.wait(timeout=10)
        self.process.stderr.close()
        return code, log

    def close(self):
        result = self.stop()
        shutil.rmtree(self.home)
        return result
