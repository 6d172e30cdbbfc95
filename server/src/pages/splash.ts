import { escapeHtml } from '../platform/html/escape-html.ts';
import { toInlineText } from './inline-text.ts';

/** The style for the head of a page whose form loads later. */
export const splashScript = (logo: string) =>
  `<script src="/pages/splash.js" type="module" data-splash="${escapeHtml(logo)}"></script>`;

/** The splash takes no space from the form, and is invisible for the first quarter of a second. */
export const splashStyle =
  toInlineText(`.splash { position: fixed; inset: 0; z-index: 1; display: grid; place-items: center; background: #fff; pointer-events: none; animation: splash 0.15s 0.25s backwards; }
.splash img { max-width: min(16rem, 60vw); height: 4rem; object-fit: contain; }
@keyframes splash { from { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .splash { animation-duration: 1ms; } }
@media print { .splash { display: none; } }
`);
