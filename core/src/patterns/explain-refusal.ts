import type { StaffMessageId } from '../messages/message-ids.ts';
import type { Translate } from '../messages/translate.ts';
import { isProgram, readPattern } from './read-pattern.ts';

type RefusalMessageId = Extract<StaffMessageId, `pattern.${string}`>;

/** The unsupported part of a pattern, with the message about the alternative. */
export interface Refusal {
  readonly id: RefusalMessageId;
  /** The unsupported part as written. */
  readonly part: string;
}

/** The explanations by the beginning of the unsupported part; the first match counts. */
const kinds: readonly (readonly [RegExp, RefusalMessageId])[] = [
  [/^\(\?<?[=!]/, 'pattern.look_around'],
  [/^\(\?P?<\w*>?/, 'pattern.named_group'],
  [/^\(\?[a-z-]+[:)]?/i, 'pattern.flags'],
  [/^[()]/, 'pattern.group'],
  [/^\\(?:[1-9]|k<\w*>?)/, 'pattern.back_reference'],
  [/^\\p(?:\{[^}]*\}?)?/i, 'pattern.category'],
  [/^\\[AZz]/, 'pattern.anchor'],
  [/^\\(?:\w|$)/, 'pattern.escape'],
  [/^\\[^]/u, 'pattern.backslash'],
  [/^\[(?:\\[^]|[^\]\\])*\]*/, 'pattern.set'],
  [/^\{[\d,]*\}?/, 'pattern.braces'],
  [/^[*+?]+/, 'pattern.repeat'],
];

/** Why a pattern is rejected, in words for staff; `undefined` for a valid one. */
export function explainRefusal(pattern: string): Refusal | undefined {
  const read = readPattern(pattern);
  if (isProgram(read)) return undefined;
  const { rest, reason } = read;
  if (reason === 'size') return { id: 'pattern.size', part: shorten(rest) };
  for (const [form, id] of kinds) {
    const part = form.exec(rest)?.[0];
    if (part) return { id, part: shorten(part) };
  }
  return { id: 'pattern.sign', part: Array.from(rest)[0] ?? '' };
}

/** The same as a sentence; `translate` must have the messages for staff. */
export function describeRefusal(pattern: string, translate: Translate): string | undefined {
  const refusal = explainRefusal(pattern);
  return refusal && translate(refusal.id, { part: refusal.part });
}

const shorten = (part: string) => (part.length > 40 ? `${part.slice(0, 40)}…` : part);
