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
    .wrong { border-left: 3px solid var(--failed); margin: .8rem 0; padding: .1rem 0 .1rem .8rem;
      list-style: none; } .wrong a { font-weight: 600; color: inherit; }
    ol { padding-left: 0; list-style: none; counter-reset: step; }
    ol > li { border-top: 1px solid var(--line); padding: .35rem 0 .35rem 2.2rem;
      overflow: hidden; position: relative; counter-increment: step; }
    ol > li::before { content: counter(step); position: absolute; left: 0; width: 1.6rem;
      text-align: right; color: var(--skipped); font-size: .85em; line-height: 1.7; }
    li.failed::before { color: var(--failed); } li.error::before { color: var(--error); }
    li.failed > code { color: var(--failed); font-weight: 600; }
    li.error > code { color: var(--error); font-weight: 600; }
    li.warned > code { color: var(--warned); } li.skipped > code { color: var(--skipped); }
    .span { display: flex; height: 4px; background: var(--line); border-radius: 2px;
      overflow: hidden; min-width: 2px; max-width: calc(100% - 8rem); margin-top: .2rem; }
    .span i { background: var(--line); } .span .queue { background: #bc8cff; }
    .span .work { background: #58a6ff; } .span .app { background: #d29922; }
    .span .wait { background: #56d364; }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .3rem 0; font-size: .9em; }
    .fault { border-left: 3px solid var(--failed); padding-left: .6rem; }
    .reason, .note { margin: .2rem 0; }
    .changes { color: var(--skipped); font-size: .9em; margin: .2rem 0; }
    img { float: right; width: 6rem; max-height: 8rem; object-fit: cover; object-position: top;
      margin-left: 1rem; border: 1px solid var(--line); border-radius: .3rem; cursor: zoom-in; }
    li > time { margin-left: 1rem; }
    li.failed img, li.error img { width: 14rem; max-height: 30rem; object-fit: contain; }
    img:focus { position: fixed; inset: 2vh 2vw; margin: auto; width: auto; max-width: 96vw;
      height: 96vh; max-height: 96vh; object-fit: contain; background: Canvas; z-index: 1;
      box-shadow: 0 0 0 100vmax #000a; outline: 0; cursor: zoom-out; }
    .key { font-size: .8em; color: var(--skipped); }
    .key i { display: inline-block; width: .8em; height: .8em; border-radius: .2em;
      margin: 0 .3em 0 .8em; } .key .queue { background: #bc8cff; }
    .key .work { background: #58a6ff; } .key .app { background: #d29922; }
    .key .wait { background: #56d364; }
    """
}
