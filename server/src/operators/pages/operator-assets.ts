import { createHash } from 'node:crypto';
import { markAsset } from '../../identity/pages/page-assets.ts';
import { pageFont, pageFontStyle } from '../../platform/html/page-font.ts';
import { pageStyle } from '../../platform/html/page-style.ts';
import { refreshScript } from './refresh-script.ts';
import { statusStyle } from './status-style.ts';

/** A file of the pages; its name contains a hash of its content, so browsers may cache it for ever. */
export interface OperatorAsset {
  readonly path: string;
  readonly type: string;
  readonly content: string | Buffer<ArrayBuffer>;
}

const asset = (name: string, type: string, content: string): OperatorAsset => {
  const [base = '', extension = ''] = name.split('.');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { path: `/operators/assets/${base}-${hash}.${extension}`, type, content };
};

export const styleAsset = asset('status.css', 'text/css', pageFontStyle + pageStyle + statusStyle);

/** Refreshes the page in the background. */
export const scriptAsset = asset('refresh.js', 'text/javascript', refreshScript);

/** The logo of the product, as on the pages for signing in. */
export const iconAsset = asset('mark.svg', markAsset.type, markAsset.content);

/** Beside the style sheet, which refers to it. */
const fontAsset: OperatorAsset = { ...pageFont, path: `/operators/assets/${pageFont.name}` };

/** Every file of the pages. */
export const operatorAssets: readonly OperatorAsset[] = [
  styleAsset,
  fontAsset,
  scriptAsset,
  iconAsset,
];
