/** The style of the pages of operators, after that of all pages of the server. */
export const statusStyle = `
:root { --ok: #1d6b3a; --ok-ground: #e8f5ec; --warning: #7a4a00; --warning-ground: #fdf3df; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ok: #8ed3a6; --ok-ground: #16301f; --warning: #f0c478; --warning-ground: #352810; }
}
.top .who { margin-inline-start: auto; display: flex; align-items: center; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: flex-end; }
.who p { margin: 0; color: var(--muted); font-size: 0.9375rem; overflow-wrap: anywhere; }
.who .link { margin: 0; }
main.wide { max-width: 72rem; padding-block-start: 2rem; }
.wide h1 { margin-block-end: 0.5rem; }
.wide h2 { margin: 2.5rem 0 0.75rem; font-size: 1.25rem; line-height: 1.3; }
.summary { margin: 0; padding: 0.875rem 1rem; border-radius: 8px; font-weight: 600; }
.summary.ok { background: var(--ok-ground); color: var(--ok); }
.summary.warning { background: var(--warning-ground); color: var(--warning); }
.summary.failed, .stale { background: var(--error-ground); color: var(--error); }
.stale { margin: 0.75rem 0 0; padding: 0.75rem 1rem; border-radius: 8px; font-weight: 600; }
.checked { margin: 0.5rem 0 0.75rem; color: var(--muted); font-size: 0.9375rem; }
.rows { margin: 0; padding: 0; list-style: none; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
.rows > li { display: grid; gap: 0.25rem 1.25rem; padding: 0.875rem 1rem; }
.rows > li + li { border-block-start: 1px solid var(--line); }
.rows h3 { margin: 0; font-size: 1rem; line-height: 1.5; }
.rows p { margin: 0; overflow-wrap: anywhere; }
.badge { justify-self: start; align-self: start; padding: 0.125rem 0.625rem; border-radius: 1rem; font-size: 0.875rem; font-weight: 600; white-space: nowrap; }
.badge::before { display: inline-block; min-width: 1.1em; }
.badge.ok { background: var(--ok-ground); color: var(--ok); }
.badge.ok::before { content: "✓" / ""; }
.badge.warning { background: var(--warning-ground); color: var(--warning); }
.badge.warning::before { content: "!" / ""; }
.badge.failed { background: var(--error-ground); color: var(--error); }
.badge.failed::before { content: "✕" / ""; }
.facts { margin: 0; display: flex; flex-wrap: wrap; gap: 0 1.5rem; color: var(--muted); font-size: 0.9375rem; }
.facts div { display: flex; gap: 0.375rem; }
.facts dd { margin: 0; color: var(--ink); overflow-wrap: anywhere; }
.todo strong { font-weight: 600; }
.rows code { display: block; margin-block-start: 0.375rem; padding: 0.375rem 0.625rem; border-radius: 6px; background: var(--ground); font-size: 0.875rem; font-weight: 400; }
.scroll { overflow-x: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 1rem; text-align: start; white-space: nowrap; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
tbody tr { border-block-start: 1px solid var(--line); }
thead th { color: var(--muted); font-size: 0.875rem; }
tbody th { font-weight: 600; }
.empty { margin: 0; padding: 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; color: var(--muted); }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
table small { color: var(--muted); font-weight: 400; }
.pages { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-inline-start: 1rem; }
.pages [aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
.paging { display: flex; gap: 1rem; margin-block-start: 1rem; }
.back { margin: 0 0 0.5rem; }
details { margin-block-start: 0.5rem; max-width: 28rem; }
summary { width: fit-content; padding-block: 0.25rem; color: var(--accent); cursor: pointer; }
details form { margin-block: 0.75rem 0.5rem; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { padding: 0; margin-block-end: 0.375rem; font-weight: 600; }
.choice { display: flex; align-items: center; gap: 0.5rem; margin: 0; padding-block: 0.25rem; font-weight: 400; }
.choice input { width: 1.25rem; min-height: 1.25rem; margin: 0; }
@media (min-width: 48rem) {
  .rows > li { grid-template-columns: 8rem minmax(0, 1fr) 15rem; }
  .rows .facts { flex-direction: column; }
}
@media (max-width: 30rem) {
  .top { flex-wrap: wrap; padding: 0.75rem 1rem; }
  .top .who { margin-inline-start: 0; width: 100%; justify-content: space-between; }
  main.wide { padding-block-start: 1.25rem; }
  th, td { padding: 0.5rem 0.75rem; }
}
@media print { .who .link { display: none; } }
`;
