extension ReportPage {
  /// The style of the page, in light and dark.
  static let style = """
    :root { color-scheme: light dark; --ink: #1d1d1f; --soft: #5f6368; --line: #dcdcdf; --paper: #fff; --card: #f6f6f8;
      --good: #1e7f4f; --bad: #b3261e; --none: #b9bcc2; --bar: #3a6ea5; }
    @media (prefers-color-scheme: dark) { :root { --ink: #ececf0; --soft: #a5a8ae; --line: #3a3b40; --paper: #17181b;
      --card: #1f2024; --good: #57c38c; --bad: #f2867d; --none: #54565c; --bar: #7aaee0; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 62rem; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, sans-serif; }
    h1 { margin: 0; font-size: 1.5rem; overflow-wrap: anywhere; }
    header p { margin: .25rem 0 2rem; color: var(--soft); }
    section { margin: 0 0 1.5rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
    h2 { margin: 0 0 .75rem; font-size: 1.2rem; }
    h3 { margin: 1.25rem 0 .4rem; font-size: 1rem; }
    small { color: var(--soft); font-weight: normal; font-size: .85em; }
    .meter { display: flex; height: .75rem; gap: 2px; border-radius: .4rem; overflow: hidden; }
    .meter .good { background: var(--good); }
    .meter .bad { background: var(--bad); }
    .meter .none { background: var(--none); }
    dl { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: .75rem 0 0; }
    dt { color: var(--soft); font-size: .85rem; }
    dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
    dd.good { color: var(--good); }
    dd.bad { color: var(--bad); }
    .fine { color: var(--soft); }
    table { width: 100%; border-collapse: collapse; }
    th { text-align: left; font-weight: 600; vertical-align: top; }
    td { vertical-align: top; }
    thead th { color: var(--soft); font-weight: normal; font-size: .85rem; }
    tbody td, tbody th { padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line); }
    .count { text-align: right; padding-right: 1rem; font-variant-numeric: tabular-nums; }
    ul { margin: 0; padding: 0; list-style: none; }
    code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
    .place { color: var(--soft); font-size: .85rem; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); gap: 0 2rem; }
    .bars th { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
    .bars th, .bars td { padding: .1rem .75rem .1rem 0; border: 0; line-height: 1.5rem; }
    .bar { width: 45%; }
    .bar i { display: block; height: .7rem; margin-top: .4rem; background: var(--bar); border-radius: 2px; }
    """
}
