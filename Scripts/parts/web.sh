# shellcheck shell=bash
# The page: the modules of WebAssembly, the library around them in node and in a real browser, the playground.

if [ -d "$(toolchain)/lib/swift/embedded/wasm32-unknown-none-wasm" ]; then
  step "modules and library" check Scripts/web
  # It shares the interfaces of the modules with the pages.
  step "engine as Embedded Swift, all functions" check Scripts/check-embedded
  step "module in node" counted Scripts/web-tests node
  step "the playground answers" counted Scripts/web-tests playground
  if on_linux; then
    step "types" check Scripts/web-tests types
    step "fields in Chromium, by real keys" unittest Scripts/web-tests chromium
    step "fields in Firefox, by real keys" unittest Scripts/web-tests firefox
    step "fields in WebKit, by real keys" unittest Scripts/web-tests webkit
  else
    skip "types, fields in Chromium, Firefox and WebKit" "compiler and browsers are installed on Debian"
  fi
else
  skip "the page" "this toolchain has no Embedded Swift for WebAssembly"
fi
