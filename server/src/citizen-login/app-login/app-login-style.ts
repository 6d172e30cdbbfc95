import { toInlineText } from '../../pages/inline-text.ts';

/** The style of the QR code and the buttons beside it. */
export const appLoginStyle =
  toInlineText(`.wait { margin-inline: var(--indent); font-size: 1.125rem; }
.wait li { margin-block: 0.25rem; }
.qr { display: block; width: min(100%, 17rem); height: auto; margin-block: 1rem; border: 1px solid #c9d0d9; }
[role=status] { padding: 0.75rem 1rem; border-inline-start: 4px solid #154273; background: #f1f4f8; }
[role=status]:focus { outline: 3px solid #0b1f33; outline-offset: 2px; }
[hidden] { display: none; }
summary { display: list-item; padding-block: 0.625rem; cursor: pointer; color: #0b5d9b; }
summary:focus-visible, button:focus-visible { outline: 3px solid #0b1f33; outline-offset: 2px; box-shadow: 0 0 0 2px #ffd54a; }
button { min-height: 44px; border: 0; font: inherit; cursor: pointer; }
label { display: block; font-weight: 600; }
input { box-sizing: border-box; width: 10rem; min-height: 44px; padding: 0.5rem; border: 1px solid #5b6b7d; border-radius: 4px; font: inherit; letter-spacing: 0.2em; }
input:focus-visible { outline: 3px solid #0b1f33; outline-offset: 2px; }
.wrong { color: #b3261e; font-weight: 600; }
.plain { margin-top: 0.75rem; padding: 0.625rem 1.125rem; border: 2px solid #154273; border-radius: 4px; background: #fff; color: #154273; font-weight: 600; }
`);
