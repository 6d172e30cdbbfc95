import type { Prerenderer } from '@form-builder/core/contract/prerender.ts';
import { toInlineText, type InlineText } from './inline-text.ts';

const styles = new WeakMap<Prerenderer, InlineText>();

/** The element's own styles, for a prerendered page before the element's code has loaded. */
export function elementStyle(prerenderer: Prerenderer): InlineText {
  const known = styles.get(prerenderer);
  if (known !== undefined) return known;
  const made = toInlineText(prerenderer.styles);
  styles.set(prerenderer, made);
  return made;
}
