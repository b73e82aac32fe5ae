# Each command sets itself up on Debian or macOS and only needs a Swift toolchain.
# The commands are in Scripts/; `make help` lists them.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo demo-terminal web web-package test test-quick test-scale test-% confirm cli install dist laws fuzz mutants bench docs format lint tables clean

PREFIX = /usr/local

help: ## Lists the commands
	@sed -n 's/^\([a-z%-]*\):.*## /\1|/p' Makefile | awk -F'|' '{ printf "make %-14s %s\n", $$1, $$2 }'

demo: ## Serves the playground, a web page with the engine: PORT=8484; CHECK=1 checks it and stops
	@Scripts/demo

demo-terminal: ## Cleans a sample file, then lets you type into a mask
	@Scripts/demo-terminal

web: ## Builds the engine for web pages in Web/dist
	@Scripts/web

web-package: web ## Builds the npm package Web/dist/formwork-web-….tgz
	@cd Web/dist && npm pack --silent

test-quick: ## Tests what changed since the last commit, in two minutes: after each change
	@Scripts/test-quick

test: ## Runs all tests; the last line is "N passed, N failed"
	@Scripts/test

test-scale: ## Cleans 200,000 rows on a local Spark cluster of two workers; installs what it needs (450 MB)
	@Scripts/test-scale

test-%: ## Runs one part: test-engine, test-cli, test-ui, test-web
	@Scripts/test $*

confirm: ## On a Mac, confirms the behavior of UIKit and AppKit, and writes a transcript
	@Scripts/confirm $(N)

cli: ## Builds the command CLI/.build/release/formwork
	@Scripts/cli

install: ## Installs the command, its manual, and completion scripts in PREFIX=/usr/local
	@DESTDIR="$(DESTDIR)" Scripts/install "$(PREFIX)"

dist: ## Creates an archive of these files with a checksum in .build/dist
	@Scripts/dist

laws: ## Runs only the property tests: N=1000000 edits; SEED=1 repeats a run, SEEDS=20 makes new ones
	@Scripts/laws "$(N)" "$(SEED)" "$(SEEDS)"

fuzz: ## Runs each fuzz target for T=60 seconds
	@Scripts/fuzz $(T)

mutants: ## Breaks the library on purpose and reports what the tests notice: N=200 mutants; SEED=7 repeats a run
	@Scripts/mutants $(if $(N),--sample $(N)) $(if $(SEED),--seed $(SEED))

bench: ## Runs the benchmarks
	@Scripts/bench

docs: ## Builds the documentation as a site in .build/docs, for BASE=/path
	@Scripts/docs "$(BASE)"

format: ## Formats every Swift file
	@Scripts/format

lint: ## Checks the format strictly, without changes
	@Scripts/format --lint

tables: ## Regenerates every Generated/ folder
	@Scripts/tables

clean: ## Removes all build products
	@Scripts/clean
