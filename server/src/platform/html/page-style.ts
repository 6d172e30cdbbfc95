/** The style sheet of the provider's pages; `pageFontStyle` before it gives them the font of the admin app. */
export const pageStyle = `
:root {
  --ink: #1a2433;
  --muted: #4d5a6b;
  --line: #c9d1dc;
  --control-line: #66748a;
  --ground: #f4f6f9;
  --paper: #ffffff;
  --accent: #17528a;
  --fill: #17528a;
  --fill-dark: #0f3b6c;
  --error: #b3261e;
  --error-ground: #fdf1f0;
  color-scheme: light;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ink: #e1e6ec;
    --muted: #a3aebb;
    --line: #414d5a;
    --control-line: #8592a0;
    --ground: #12171c;
    --paper: #191f26;
    --accent: #8db6e4;
    --fill: #2a629f;
    --fill-dark: #1f5288;
    --error: #f0a8a2;
    --error-ground: #331b1d;
    color-scheme: dark;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100vh;
  display: flex;
  flex-direction: column;
  background: var(--ground);
  color: var(--ink);
  font: 1rem/1.5 "Source Sans 3", system-ui, sans-serif;
}
.top {
  background: var(--paper);
  border-block-end: 1px solid var(--line);
  border-block-start: 4px solid var(--accent);
  padding: 1rem 1.5rem;
  display: flex;
  align-items: center;
  gap: 0.75rem;
}
.logo { display: block; max-width: 12rem; height: 2.5rem; object-fit: contain; }
.background {
  position: fixed;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
}
.background ~ main > :not(.panel) {
  padding: 0.25rem 1rem;
  border-radius: 8px;
  background: var(--paper);
}
.tenant { margin: 0; font-weight: 700; font-size: 1.125rem; line-height: 1.3; }
.product { margin: 0; color: var(--muted); font-size: 0.875rem; }
main {
  flex: 1;
  width: 100%;
  max-width: 28rem;
  margin: 0 auto;
  padding: 3rem 1.5rem 2rem;
}
.panel {
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: 8px;
  padding: 2rem;
}
a { color: var(--accent); }
.panel > :last-child { margin-block-end: 0; }
h1 { margin: 0 0 0.25rem; font-size: 1.75rem; line-height: 1.2; }
.intro { margin: 0 0 1.5rem; color: var(--muted); }
.problem {
  margin: 0 0 1.5rem;
  padding: 1rem;
  border: 2px solid var(--error);
  border-radius: 6px;
  background: var(--error-ground);
}
.problem h2 { margin: 0 0 0.25rem; font-size: 1rem; }
.problem p, .problem ul { margin: 0; }
.problem ul { padding-inline-start: 1.25rem; }
.problem a { color: var(--error); font-weight: 600; }
.field { margin-block-end: 1.25rem; }
label { display: block; font-weight: 600; margin-block-end: 0.375rem; }
.error { display: block; margin: 0 0 0.375rem; color: var(--error); font-weight: 600; }
input {
  display: block;
  width: 100%;
  min-height: 2.875rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--control-line);
  border-radius: 6px;
  background: var(--paper);
  color: inherit;
  font: inherit;
}
input[aria-invalid="true"] { border: 2px solid var(--error); }
.button {
  display: block;
  width: 100%;
  min-height: 2.875rem;
  padding: 0.625rem 1.25rem;
  border: 1px solid transparent;
  border-radius: 6px;
  background: var(--fill);
  color: #ffffff;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button.secondary { background: var(--paper); border-color: var(--control-line); color: var(--accent); }
.button.secondary:hover { background: var(--ground); }
.button + .passkey, form + .passkey { margin-block-start: 1rem; }
.passkey:has(h2) { margin-block-start: 1.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); }
.passkey h2 { margin: 0 0 0.25rem; font-size: 1.125rem; line-height: 1.3; }
.passkey h2 + p { margin: 0 0 1rem; }
ul.providers { margin: 0 0 1.25rem; padding: 0; list-style: none; }
.providers li + li { margin-block-start: 0.75rem; }
.or { margin: 0 0 1.25rem; padding-block-start: 1.25rem; border-block-start: 1px solid var(--line); color: var(--muted); }
.contact { font-weight: 600; white-space: pre-line; overflow-wrap: anywhere; }
.error:empty { display: none; }
.button:hover { background: var(--fill-dark); }
:focus-visible {
  outline: 3px solid var(--paper);
  outline-offset: 0;
  box-shadow: 0 0 0 6px var(--ink);
}
.hint { margin: 0 0 0.375rem; color: var(--muted); font-size: 0.9375rem; }
.code { max-width: 10rem; font-size: 1.25rem; letter-spacing: 0.15em; }
.link {
  margin-block-start: 1.25rem;
  padding: 0.375rem 0;
  border: 0;
  background: none;
  color: var(--accent);
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
}
details { margin-block-start: 1.25rem; }
summary { padding-block: 0.375rem; color: var(--accent); cursor: pointer; }
details form { margin-block-start: 0.75rem; }
.steps { margin: 0 0 1.25rem; padding-inline-start: 1.25rem; }
.steps li { margin-block-end: 0.75rem; }
.steps p { margin: 0; }
.qr {
  display: block;
  width: 12.5rem;
  max-width: 100%;
  margin-block: 0.75rem;
  background: #ffffff;
  fill: #000000;
}
code { font: 600 1.0625rem/1.6 ui-monospace, Consolas, "Liberation Mono", monospace; overflow-wrap: anywhere; }
.codes {
  margin: 0 0 1.5rem;
  padding: 0.75rem 1rem;
  border: 1px solid var(--line);
  border-radius: 6px;
  list-style: none;
}
.languages { margin-block-start: 1.5rem; }
.languages ul {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.25rem 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;
}
.languages a, .languages span { display: inline-block; padding: 0.375rem 0; }
.languages a { color: var(--accent); }
.languages span { font-weight: 600; }
@media (max-width: 30rem) {
  main { padding: 1.5rem 1rem; }
  .panel { padding: 1.5rem 1.25rem; }
}
@media (forced-colors: active) {
  :focus-visible { outline-color: Highlight; }
}
`;
