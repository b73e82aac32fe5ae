"""The pages of the tests, served on loopback at a free port, from memory of three folders and nothing else."""

import http.server
import pathlib
import threading

TESTS = pathlib.Path(__file__).resolve().parent
WEB = TESTS.parent.parent
FOLDERS = [WEB / "dist", TESTS]
TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css",
         ".json": "application/json", ".wasm": "application/wasm", ".svg": "image/svg+xml"}


# Debian's, for the example of the documentation.
REACT = {f"{name}.js": pathlib.Path(f"/usr/share/nodejs/{name}/umd/{name}.production.min.js") for name in ("react", "react-dom")}


def readme_form():
    """The complete form of the documentation, as a page."""
    section = (WEB / "README.md").read_text("utf-8").split("## A complete form")[1]
    return "<!doctype html><title>The form</title><link rel=icon href='data:,'>" + section.split("```html\n")[1].split("```")[0]


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        name = self.path.split("?")[0].lstrip("/") or "fields.html"
        if name == "favicon.ico":
            return self.answer(200, "image/x-icon", b"")
        if name == "sent":
            return self.answer(200, "text/plain; charset=utf-8", self.path.encode())
        if name == "readme.html":
            return self.answer(200, TYPES[".html"], readme_form().encode())
        if name in REACT:
            return self.answer(200, "text/javascript", REACT[name].read_bytes())
        for folder in FOLDERS:
            file = folder / name
            if "/" not in name and file.suffix in TYPES and file.is_file():
                return self.answer(200, TYPES[file.suffix], file.read_bytes())
        self.answer(404, "text/plain", b"Not found\n")

    def answer(self, status, kind, body):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    do_HEAD = do_GET

    def log_message(self, *_):
        pass


def serve():
    """Starts the server, which ends with the tests; returns its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/"
