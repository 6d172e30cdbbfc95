import { createHash } from 'node:crypto';
import { pageStyle } from './page-style.ts';

/** A file of the pages; its name changes with its content, so browsers may keep it for ever. */
export interface PageAsset {
  /** Path below the issuer. */
  readonly path: string;
  readonly type: string;
  readonly content: string;
}

const asset = (name: string, extension: string, type: string, content: string): PageAsset => ({
  path: `/assets/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}.${extension}`,
  type,
  content,
});

export const styleAsset = asset('page', 'css', 'text/css', pageStyle);

/** Sends the sign-out form by itself; without JavaScript its button is pressed by hand. */
export const signOutScriptAsset = asset(
  'sign-out',
  'js',
  'text/javascript',
  "document.querySelector('form').submit();\n",
);

/** Every file by path. */
export const pageAssets: ReadonlyMap<string, PageAsset> = new Map(
  [styleAsset, signOutScriptAsset].map((file) => [file.path, file]),
);
