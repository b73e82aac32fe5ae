"""The library in a page that a bundler has built: webpack of Debian, which Scripts/browsers.sh unpacks."""

import pathlib
import re
import shutil
import subprocess
import tempfile

from .page import PageTest, WEB, serve

WEBPACK = WEB.parent / ".build" / "webpack" / "usr"

# Debian's webpack asks its Node.js where the modules are; Node.js from elsewhere doesn't know.
BUILD = """
const [, root, app] = process.argv;
const { variables, ...others } = process.config;
const known = { ...variables, node_relative_path: 'share/nodejs', node_prefix: root };
Object.defineProperty(process, 'config', { value: { ...others, variables: known } });
const webpack = require(`${root}/share/nodejs/webpack`);
const options = {
  mode: 'production', context: app, entry: './main.js', output: { path: `${app}/built` }, performance: false,
  optimization: { minimize: false },
};
webpack(options, (error, stats) => {
  const { errors, warnings } = stats?.toJson() ?? { errors: [error], warnings: [] };
  for (const { message } of [...errors, ...warnings]) console.error(message);
  process.exitCode = errors.length + warnings.length > 0 ? 1 : 0;
});
"""

# An app's own use of the package.
MAIN = """
import { load } from 'formwork-web';
window.start = async (options) => {
  const formwork = await load(options);
  formwork.scan();
  return formwork;
};
window.isReady = true;
"""

PAGE = """<!doctype html><meta charset="utf-8"><title>A built page</title><link rel="icon" href="mark.svg">
<input id="phone" data-formwork="+1 ([000]) [000]-[0000]">
<input id="card" data-formwork='{"card":{}}'>
<script defer src="main.js"></script>"""


class BundleTest(PageTest):
    def setUp(self):
        if not WEBPACK.is_dir():
            self.skipTest("there is no webpack")
        super().setUp()
        self.app = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.app)
        package = self.app / "node_modules" / "formwork-web"
        package.mkdir(parents=True)
        for file in (WEB / "dist").iterdir():
            if file.suffix in {".js", ".json", ".wasm"}:
                shutil.copy(file, package)
        (self.app / "main.js").write_text(MAIN)
        built = subprocess.run(["node", "-e", BUILD, WEBPACK, self.app], capture_output=True, text=True,
                               env={"NODE_PATH": str(WEBPACK / "share" / "nodejs"), "PATH": "/usr/bin:/bin"})
        self.assertEqual((built.returncode, built.stderr), (0, ""))
        self.built = self.app / "built"
        (self.built / "index.html").write_text(PAGE)
        shutil.copy(WEB / "dist" / "mark.svg", self.built)
        self.driver.get(serve(self, self.built))
        self.wait("return window.isReady === true")

    def test_the_bundler_finds_the_modules_and_the_presets(self):
        kinds = sorted(file.suffix for file in self.built.iterdir() if re.fullmatch(r"[0-9a-f]{20}\.\w+", file.name))
        self.assertEqual(kinds, [".json", ".wasm", ".wasm"])
        # Nothing of the machine that built it.
        self.assertNotIn(str(self.app), (self.built / "main.js").read_text())

    def test_fields_work_with_the_small_module_and_the_full_one(self):
        self.errors()
        self.run_script("card.remove(); await start({ presets: 'plain' })")
        self.focus("phone")
        self.type("212555")
        self.assertEqual(self.run_script("return phone.value"), "+1 (212) 555-")
        self.driver.refresh()
        self.wait("return window.isReady === true")
        self.run_script("await start({ with: ['cards'] })")
        self.focus("card")
        self.type("41111")
        self.assertEqual(self.run_script("return card.value"), "4111 1")
        self.assertEqual(self.errors(), [])

    def test_loads_a_module_from_an_address_of_the_page_and_from_bytes(self):
        module = next(file.name for file in sorted(self.built.glob("*.wasm"), key=lambda file: file.stat().st_size))
        self.run_script("card.remove(); await start({ url: arguments[0] })", module)
        self.run_script("await start({ url: new URL(arguments[0], location) })", module)
        self.run_script("await start({ bytes: await (await fetch(arguments[0])).arrayBuffer() })", module)
        self.focus("phone")
        self.type("2")
        self.assertEqual(self.run_script("return phone.value"), "+1 (2")
