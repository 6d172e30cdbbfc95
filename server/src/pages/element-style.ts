import type { Painter } from '@form-builder/core/contract/prerender.ts';
import { toInlineText, type InlineText } from './inline-text.ts';

const styles = new WeakMap<Painter, InlineText>();

/** The element's own styles, for a painted page to have before the element's code has come. */
export function elementStyle(painter: Painter): InlineText {
  const known = styles.get(painter);
  if (known !== undefined) return known;
  const made = toInlineText(painter.styles);
  styles.set(painter, made);
  return made;
}
