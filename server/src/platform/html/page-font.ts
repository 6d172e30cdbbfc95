import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The font of the admin app, for the pages for staff that the server writes itself. */
const content = readFileSync(
  resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
);

/** The font as a file beside the style sheet of a page; its name contains a hash of its content. */
export const pageFont = {
  name: `source-sans-3-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.woff2`,
  type: 'font/woff2',
  content,
};

/** Declares the font; the text can be read until it has arrived. */
export const pageFontStyle = `
@font-face {
  font-family: "Source Sans 3";
  src: url(${pageFont.name}) format("woff2");
  font-weight: 200 900;
  font-display: swap;
}`;
