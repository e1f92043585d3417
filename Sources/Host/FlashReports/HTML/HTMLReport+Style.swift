extension HTMLReport {
  static let style = """
    :root { color-scheme: light dark; --passed: #1a7f37; --failed: #cf222e; --error: #8250df;
      --warned: #9a6700; --flaky: #bf8700; --skipped: #6e7781; --line: #8884; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem; }
    h1 { font-size: 1.4rem; margin: 0; } h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
    small, time { color: var(--skipped); font-weight: normal; font-size: .85em; }
    .totals { margin: .3rem 0; font-weight: 600; }
    .totals.passed { color: var(--passed); } .totals.failed { color: var(--failed); }
    .bar { display: flex; height: .5rem; border-radius: .25rem; overflow: hidden; }
    .bar i { background: var(--skipped); } .bar .passed { background: var(--passed); }
    .bar .flaky { background: var(--flaky); } .bar .failed { background: var(--failed); }
    .bar .error { background: var(--error); }
    .case { border: 1px solid var(--line); border-radius: .4rem; margin: .3rem 0; padding: .3rem .6rem; }
    summary { cursor: pointer; } time { float: right; }
    .mark { color: #fff; background: var(--skipped); border-radius: .25rem; font-size: .75em;
      padding: .1em .5em; }
    .passed > summary .mark { background: var(--passed); }
    .failed > summary .mark { background: var(--failed); }
    .error > summary .mark { background: var(--error); }
    .warned > summary .mark { background: var(--warned); }
    .flaky > summary .mark { background: var(--flaky); }
    ol { padding-left: 2.2rem; } li { border-top: 1px solid var(--line); padding: .25rem 0; }
    li.failed::marker { color: var(--failed); } li.error::marker { color: var(--error); }
    li.failed code { color: var(--failed); } li.error code { color: var(--error); }
    li.warned code { color: var(--warned); } li.skipped code { color: var(--skipped); }
    .span { display: block; height: 2px; background: var(--line); }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .3rem 0; font-size: .9em; }
    .fault { border-left: 3px solid var(--failed); padding-left: .6rem; }
    .reason, .note { margin: .2rem 0; } .changes { color: var(--skipped); }
    img { max-width: 20rem; max-height: 24rem; border: 1px solid var(--line); display: block; }
    """
}
