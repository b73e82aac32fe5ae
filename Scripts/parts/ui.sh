# shellcheck shell=bash
# UIKit and AppKit: the adapters' very sources, driven on the headless frameworks of Simulators/ and
# compiled with Objective-C. Both run on Linux; on Apple's systems Tests/FormworkUITests drives a
# real field.

need python3 python3-minimal
step "each behavior has its test" counted Scripts/check-behaviors
step "the example's project" counted Simulators/Tools/check-app
step "workflows and scripts" counted Scripts/check-workflows
step "the page of the scripts" counted Scripts/check-scripts

if on_linux; then
  step "behaviors on the headless UIKit" swift Scripts/simulator-tests Simulators
  step "behaviors on the headless AppKit" swift Scripts/simulator-tests Simulators/AppKit
  step "compile with Objective-C" counted Simulators/Tools/check-objc
  step "what apps see of the front ends" counted Scripts/check-api ui
  # After it: it reads the modules that were made there.
  step "the facts of Apple's API" counted Simulators/Tools/check-facts
else
  skip "behaviors on the headless UIKit and AppKit, compiling with Objective-C" "they run on Linux"
fi
