import { toInlineText } from './inline-text.ts';

/**
 * The style of the frame around the element, which has its own styles, and of plain texts, in the
 * element's typeface.
 */
export const pageStyle =
  toInlineText(`/* As far as the form's texts stand from the edge of the form: see tokens.css of the element. */
:root { color-scheme: light; --indent: clamp(0.84375rem, 0.04 * (min(44rem, 100vw) - 2rem), 1.6875rem); }
body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; background: #fff; color: #1a1a1a; font-family: system-ui, sans-serif; line-height: 1.5; }
/* The form's own paper, in the colours of its theme, reaches to the edges of the page. */
form-builder-render::part(form) { box-shadow: 0 0 0 100vmax var(--_paper); }
main { box-sizing: border-box; flex: 1; width: 100%; max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
main > h1, main > p { margin-inline: var(--indent); }
h1 { font-size: 1.75rem; line-height: 1.25; color: #154273; }
p { font-size: 1.125rem; }
a { color: #0b5d9b; }
a:focus-visible { outline: 3px solid #0b1f33; outline-offset: 2px; box-shadow: 0 0 0 2px #ffd54a; }
.way-on { display: inline-block; margin-top: 0.75rem; padding: 0.75rem 1.25rem; border-radius: 4px; background: #154273; color: #fff; font-weight: 600; text-decoration: none; }
/* Above the paper of the form, which is drawn over the whole page. */
.sender, .about { position: relative; background: #fff; }
.sender { border-block-end: 1px solid #c9d0d9; }
.about { border-block-start: 1px solid #c9d0d9; }
.sender p, .about ul { box-sizing: border-box; max-width: 44rem; margin: 0 auto; padding: 0.75rem calc(1rem + var(--indent)); }
.sender p { display: flex; align-items: center; gap: 1rem; min-height: 4.5rem; font-weight: 700; line-height: 1.25; overflow-wrap: anywhere; }
.sender img { flex: none; height: 3rem; max-width: 40%; object-fit: contain; }
.about ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; list-style: none; }
.about a { display: inline-block; padding: 0.6875rem 0; }
.unseen { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media print { .snackbar, .about { display: none; } }
.snackbar { position: fixed; inset: auto 0 0; display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1rem; padding: 1rem max(1rem, calc(50% - 22rem)); background: #1b1f24; color: #fff; }
@media (max-height: 24rem) { .snackbar { position: static; } }
.snackbar p { flex: 1 1 20rem; margin: 0; }
.snackbar button { min-height: 44px; padding: 0.25rem 1rem; border: 2px solid #fff; border-radius: 4px; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.snackbar button:focus-visible { outline: 3px solid #ffd54a; outline-offset: 2px; }
noscript { display: block; margin-bottom: 1.5rem; padding: 1rem 1.25rem; border: 2px solid; }
noscript p { margin: 0.25rem 0; }
`);
