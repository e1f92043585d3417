# Every target that needs a toolchain runs scripts/setup first: on a machine that has everything it
# takes a fraction of a second and asks no network.

PREFIX ?= /usr/local
# Further flags of `swift build`, for every build.
SWIFTFLAGS ?=
export SWIFTFLAGS
SWIFT_SOURCES := Package.swift Sources Tests Standins Examples Benchmarks Tools

.DEFAULT_GOAL := build
.PHONY: help setup build commands pulse install demo demo-agent test test-llm lanes gate bench bench-peers soak conformance format lint docs clean

help: ## What can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## Install what is missing
	@scripts/setup

build: commands ## Release builds of the commands, into bin/

commands: setup
	@scripts/build-commands

pulse: setup
	@scripts/build-optimised pulse

install: build ## Copy the commands to PREFIX/bin
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 0755 bin/flash bin/flash-agent bin/flash-image bin/bench bin/bench-junit \
	  bin/bench-script "$(DESTDIR)$(PREFIX)/bin"

demo: commands pulse ## Drive Pulse through ten steps
	@scripts/with-display scripts/demo

demo-agent: commands pulse ## Reach a goal in plain English on Pulse, then from its recording
	@scripts/with-display scripts/demo-agent

test-llm: setup ## Ask a real llama.cpp server: FLASH_LLM_URL's, or one with a small model from PyPI
	@scripts/test-llm

test: setup ## Run all tests
	@scripts/test
	@scripts/lanes
	@scripts/gate

lanes: setup ## Check the adapter of UIKit against a stand-in and against facts
	@scripts/lanes

gate: setup ## Show that Debug builds hold the server and Release builds none of it
	@scripts/gate

bench-peers: commands ## Compare with drivers from outside
	@scripts/build-optimised bench-window pulse
	@scripts/bench-peers

bench: commands ## Measure, against the budgets
	@scripts/bench

soak: commands ## 200 runs of the ten steps, watching memory
	@scripts/bench soak

conformance: setup ## CASES=DIR or GHERKIN=DIR: compare with the results that a folder expects
	@scripts/conformance $(if $(CASES),maestro "$(CASES)") $(if $(GHERKIN),gherkin "$(GHERKIN)")

format: ## Rewrite the sources in the project's format
	@swift format -i -r -p $(SWIFT_SOURCES)

lint: ## Say what is not in the project's format
	@swift format lint --strict -r -p $(SWIFT_SOURCES)

docs: setup ## Write docs/protocol.md and the phrases of docs/acceptance.md from the code
	@scripts/docs

clean: ## Remove what was built
	rm -rf .build bin proof
