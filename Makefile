# Each command does its own set-up on Debian or macOS; all it asks for is a Swift toolchain.
# The work is in Scripts/; `make help` lists the commands.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo demo-terminal web web-package check test test-scale test-% confirm cli install dist laws fuzz mutations defects bench docs format lint tables clean

PREFIX = /usr/local

help: ## Lists the commands
	@sed -n 's/^\([a-z%-]*\):.*## /\1|/p' Makefile | awk -F'|' '{ printf "make %-14s %s\n", $$1, $$2 }'

demo: ## Serves the playground, a web page with the engine: PORT=8484; CHECK=1 looks at it and stops
	@Scripts/demo

demo-terminal: ## Cleans a sample file, then lets you type into a mask
	@Scripts/demo-terminal

web: ## Builds the engine for web pages: Web/dist
	@Scripts/web

web-package: web ## The same as a package for npm: Web/dist/formwork-web-….tgz
	@cd Web/dist && npm pack --silent

check: ## Format, build, unit tests, few edits of the laws: after each change
	@Scripts/check

test: ## Runs every part of the tests; ends with "N passed, N failed"
	@Scripts/test

test-scale: ## Cleans 200,000 rows on a local Spark cluster of two workers; installs what it needs (450 MB)
	@Scripts/test-scale

test-%: ## Runs one part: test-engine, test-cli, test-ui, test-web
	@Scripts/test $*

confirm: ## On a Mac: asks UIKit and AppKit themselves, and writes one transcript
	@Scripts/confirm $(N)

cli: ## Builds the command: CLI/.build/release/formwork
	@Scripts/cli

install: ## Puts the command with its manual and completion scripts below PREFIX=/usr/local
	@DESTDIR="$(DESTDIR)" Scripts/install "$(PREFIX)"

dist: ## Makes an archive of the same, with a checksum: .build/dist
	@Scripts/dist

laws: ## Runs the laws alone: N=1000000 edits; SEED=1 repeats a run, SEEDS=20 are fresh ones
	@Scripts/laws "$(N)" "$(SEED)" "$(SEEDS)"

fuzz: ## Runs each fuzz target for T=60 seconds
	@Scripts/fuzz $(T)

mutations: ## Breaks the adapters on purpose: does a test notice? N=names of patches
	@Scripts/mutations $(N)

defects: ## Breaks the engine on purpose: does a test notice? N=names of defects
	@Scripts/defects $(N)

bench: ## Runs the benchmarks
	@Scripts/bench

docs: ## Builds the documentation as a site: .build/docs, to be served below BASE=/path
	@Scripts/docs "$(BASE)"

format: ## Formats every Swift file
	@Scripts/format

lint: ## Checks the format strictly, changes nothing
	@Scripts/format --lint

tables: ## Writes every Generated/ folder anew
	@Scripts/tables

clean: ## Removes what the other commands built
	@Scripts/clean
