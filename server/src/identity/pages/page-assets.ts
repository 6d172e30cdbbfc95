import { createHash } from 'node:crypto';
import { passkeyScript } from './passkey-script.ts';
import { pageFont, pageFontStyle } from '../../platform/html/page-font.ts';
import { pageStyle } from '../../platform/html/page-style.ts';

/** An asset of the pages; its name contains a hash of its content, so browsers may cache it forever. */
export interface PageAsset {
  /** Path below the issuer. */
  readonly path: string;
  readonly type: string;
  readonly content: string | Buffer;
}

const asset = (name: string, extension: string, type: string, content: string) => ({
  path: `/assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${extension}`,
  type,
  content,
});

export const styleAsset = asset('page', 'css', 'text/css', pageFontStyle + pageStyle);

/** Submits the sign-out form automatically; without JavaScript the user presses its button. */
export const signOutScriptAsset = asset(
  'sign-out',
  'js',
  'text/javascript',
  "document.querySelector('form').submit();\n",
);

/** Signs in with a passkey of the device. */
export const passkeyScriptAsset = asset('passkey', 'js', 'text/javascript', passkeyScript);

/** The logo of the product, the same as in the admin app. */
export const markAsset = asset(
  'mark',
  'svg',
  'image/svg+xml',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">
<rect width="56" height="56" rx="12" fill="#17528a"/>
<rect x="14" y="14" width="28" height="28" rx="2" fill="#fff"/>
<path d="M20 22h16M20 28h16M20 34h9" stroke="#17528a" stroke-width="3" stroke-linecap="round"/>
</svg>
`,
);

/** Beside the style sheet, which refers to it. */
const fontAsset: PageAsset = { ...pageFont, path: `/assets/${pageFont.name}` };

/** Every file by path. */
export const pageAssets: ReadonlyMap<string, PageAsset> = new Map(
  [styleAsset, fontAsset, markAsset, signOutScriptAsset, passkeyScriptAsset].map((file) => [
    file.path,
    file,
  ]),
);
