import type { I18n } from '@lingui/core';
import { countWords } from './count-words.ts';
import type { Use } from './find-uses.ts';
import type { UseKind } from './mentions.ts';

/** Lists how many uses of each kind there are, in words: "2 regels en 1 formule". */
export function listCounts(uses: readonly Use[], i18n: I18n): string {
  const totals = new Map<UseKind, number>();
  for (const { kind, count } of uses) totals.set(kind, (totals.get(kind) ?? 0) + count);
  const words = Array.from(totals, ([kind, count]) => i18n._(countWords[kind](count)));
  return new Intl.ListFormat(i18n.locale).format(words);
}
