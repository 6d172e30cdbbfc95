import { placeholder } from '../translations/placeholders.ts';
import { wordPattern } from './find-words.ts';
import type { PlainWord } from './plain-word.ts';

const tagOrReference = /<\/?[a-z][^<>]*>|\{[^{}\s]+\}/gi;
/** Captured, so that `split` keeps them at the odd places. */
const unchanged = new RegExp(`(${placeholder.source}|${tagOrReference.source})`, 'gi');

/**
 * Replaces a difficult word by the plain one, as often as it occurs, outside formulas and the tags of rich text;
 * `undefined` when the text does not contain it in one piece.
 */
export function replaceWord(text: string, { difficult, plain }: PlainWord): string | undefined {
  const pattern = wordPattern([difficult]);
  const parts = text.split(unchanged);
  const changed = parts.map((part, at) => {
    if (at % 2 === 1) return part;
    const isLast = endsBlock(parts.slice(at + 1));
    return part.replace(pattern, (found, offset: number) => {
      const end = offset + found.length;
      const endsSentence = isLast && part.slice(end).trim() === '';
      return inCaseOf(found, plain) + (found.endsWith('.') && endsSentence ? '.' : '');
    });
  });
  const written = changed.join('');
  return written === text ? undefined : written;
}

/** Whether no text follows in this block, so that the dot of an abbreviation also ends the sentence. */
function endsBlock(rest: readonly string[]): boolean {
  const next = rest.find(
    (part) => isBlockEnd(part) || (!part.startsWith('<') && part.trim() !== ''),
  );
  return next === undefined || isBlockEnd(next);
}

const isBlockEnd = (part: string): boolean =>
  /^<\/?(?:p|li|h[1-6]|blockquote|td|th|div|br)\b/i.test(part);

/** Begins with a capital where the replaced word does. */
function inCaseOf(found: string, plain: string): string {
  const [first = ''] = found;
  return first === first.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
