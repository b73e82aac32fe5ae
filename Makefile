# Each command installs what it needs on Debian or macOS, except the Swift toolchain.
# The work is in Scripts/; `make help` lists the commands.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo demo-terminal web web-package check test test-% confirm cli install dist laws fuzz mutations defects bench docs format lint tables clean

PREFIX = /usr/local

help: ## Lists the commands
	@sed -n 's/^\([a-z%-]*\):.*## /\1|/p' Makefile | awk -F'|' '{ printf "make %-14s %s\n", $$1, $$2 }'

demo: ## Serves the playground, a web page with the engine: PORT=8484; CHECK=1 loads it once and stops
	@Scripts/demo

demo-terminal: ## Cleans a sample file, then lets you type into a mask
	@Scripts/demo-terminal

web: ## Builds the engine for web pages: Web/dist
	@Scripts/web

web-package: web ## Builds the same as an npm package: Web/dist/formwork-web-….tgz
	@cd Web/dist && npm pack --silent

check: ## Checks format, build, unit tests, and some property tests; run it after each change
	@Scripts/check

test: ## Runs every part of the tests; ends with "N passed, N failed"
	@Scripts/test

test-%: ## Runs one part: test-engine, test-cli, test-ui, test-web
	@Scripts/test $*

confirm: ## On a Mac: tests the real UIKit, AppKit, and SwiftUI, and writes one transcript
	@Scripts/confirm $(N)

cli: ## Builds the command: CLI/.build/release/formwork
	@Scripts/cli

install: ## Installs the command, its manual, and completion scripts in PREFIX=/usr/local
	@DESTDIR="$(DESTDIR)" Scripts/install "$(PREFIX)"

dist: ## Makes an archive of the same, with a checksum: .build/dist
	@Scripts/dist

laws: ## Runs the property tests alone: N=1000000 edits; SEED=1 repeats a run; SEEDS=20 uses fresh seeds
	@Scripts/laws "$(N)" "$(SEED)" "$(SEEDS)"

fuzz: ## Runs each fuzz target for T=60 seconds
	@Scripts/fuzz $(T)

mutations: ## Runs mutation testing of the adapters: N=names of patches
	@Scripts/mutations $(N)

defects: ## Runs mutation testing of the engine: N=names of mutants
	@Scripts/defects $(N)

bench: ## Runs the benchmarks
	@Scripts/bench

docs: ## Builds the documentation as a site: .build/docs, for a server with the path BASE=/path
	@Scripts/docs "$(BASE)"

format: ## Formats every Swift file
	@Scripts/format

lint: ## Checks the format without changing files
	@Scripts/format --lint

tables: ## Generates every Generated/ folder again
	@Scripts/tables

clean: ## Removes the results of the other commands
	@Scripts/clean
