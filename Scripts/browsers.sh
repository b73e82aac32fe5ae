# shellcheck shell=bash
# Functions that control a real browser. Source it after `lib.sh`.

# Selenium in its own virtual environment, and fonts for the text of pages.
need_selenium() {
  # Neither is a command, by which `need` would see that it is there.
  need fc-list fontconfig
  [ -n "$(fc-list :lang=ja)" ] || need fonts-with-japanese fonts-noto-cjk
  need python3 python3-minimal
  # Debian has the modules in a package without a command of their name.
  python3 -c 'import ensurepip, venv' 2>/dev/null || need python3-with-ensurepip python3-venv
  environment=$PWD/.build-web-venv
  local requirements=Web/Tests/requirements.txt
  if ! cmp -s "$requirements" "$environment/requirements.txt"; then
    rm -rf "$environment"
    python3 -m venv "$environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$requirements"
    cp "$requirements" "$environment/requirements.txt"
  fi
}

need_chromium() {
  need chromium chromium
  need chromedriver chromium-driver
}

# Unpacks Debian's webpack, 5.75.0, in .build/webpack. It isn't installed, because it depends on Debian's Node.js.
need_webpack() {
  local folder=$PWD/.build/webpack
  [ ! -d "$folder" ] || return 0
  need node nodejs
  command -v apt-get >/dev/null || return 0
  local downloads modules=(
    acorn ajv ajv-keywords browserslist caniuse-lite chrome-trace-event electron-to-chromium
    enhanced-resolve es-module-lexer eslint-scope esrecurse estraverse events fast-deep-equal glob
    graceful-fs jest-worker json-parse-better-errors json-schema-traverse loader-runner mime mime-types
    neo-async picocolors schema-utils serialize-javascript source-list-map tapable uri-js
    watchpack webassemblyjs webpack-sources
  )
  downloads=$(mktemp -d)
  (
    cd "$downloads"
    apt-get download -qq webpack "${modules[@]/#/node-}" 2>/dev/null
    for each in *.deb; do dpkg -x "$each" webpack; done
  ) || fail "webpack can't be downloaded."
  mkdir -p .build
  mv "$downloads/webpack" "$folder"
  rm -r "$downloads"
}

# in_browser MODULE…: runs a module of Web/Tests with Python.
in_browser() {
  cd Web/Tests || exit
  PYTHONDONTWRITEBYTECODE=1 exec "$environment/bin/python" -m "$@"
}
