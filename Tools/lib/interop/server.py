"""A server of the app on a store of its own, for tests."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time


class Server:
    """Runs `app serve` until it is stopped; `url` is what clients take for their project's."""

    def __init__(self, *options, key=None):
        self.home = tempfile.mkdtemp(prefix="interop")
        self.options = options
        if key is not None:
            path = os.path.join(self.home, "key")
            with open(path, "w", encoding="utf-8") as file:
                file.write(key)
            self.options += ("--key-file", path)
        self.start()

    def start(self):
        environment = {"HOME": self.home, "PATH": os.environ["PATH"]}
        # A file, since a pipe that nobody reads meanwhile would fill up and hold the server.
        with open(self.log_path, "wb") as log:
            self.process = subprocess.Popen(
                [os.environ["APP_BINARY"], "serve", "--listen", "127.0.0.1:0", *self.options],
                env=environment, stdin=subprocess.DEVNULL, stderr=log)
        while not (found := re.search(r"http://[0-9.:]+;", self.log())):
            if self.process.poll() is not None:
                raise RuntimeError(self.log())
            time.sleep(0.01)
        self.url = found.group().rstrip(";")

    @property
    def log_path(self):
        return os.path.join(self.home, "log")

    def log(self):
        """What it said so far."""
        with open(self.log_path, encoding="utf-8") as file:
            return file.read()

    def app(self, *arguments):
        """What a command of the app says on the same store."""
        return subprocess.run(
            [os.environ["APP_BINARY"], *arguments], env={"HOME": self.home, "PATH": os.environ["PATH"]},
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout

    def stop(self):
        """Ends the server, and returns its exit code and its log."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=10)
        return code, self.log()

    def close(self):
        result = self.stop()
        shutil.rmtree(self.home)
        return result
