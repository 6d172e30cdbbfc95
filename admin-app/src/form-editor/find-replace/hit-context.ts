import type { Hit } from './find-hits.ts';

const aroundLength = 40;

/** A hit with the text around it, as a designer reads it. */
export function hitContext({ place: { text }, start, end }: Hit) {
  const before = readable(text.slice(0, start));
  const after = readable(text.slice(end));
  return {
    before: before.length > aroundLength ? `…${before.slice(-aroundLength)}` : before,
    found: text.slice(start, end),
    after: after.length > aroundLength ? `${after.slice(0, aroundLength)}…` : after,
  };
}

/** Without tags; formulas and references, which hold short ids, become dots. */
const readable = (text: string) =>
  text
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}|\{[^{}\s]+\}/g, '…')
    .replace(/\s+/g, ' ');
