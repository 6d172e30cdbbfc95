import { useLingui } from '@lingui/react/macro';
import {
  mayPartsDifferByChance,
  perHundred,
  type CountChange,
  type Part,
} from './compare-counts.ts';

/** The words for a change, such as "12 % minder". */
export function useChangeWords(): (change: CountChange) => string {
  const { t } = useLingui();
  return (change) => {
    if (change.kind === 'unknown') return t`te weinig om te vergelijken`;
    if (change.kind === 'same') return t`ongeveer gelijk`;
    const { kind, percent, mayBeChance } = change;
    const words = kind === 'more' ? t`${percent} % meer` : t`${percent} % minder`;
    return mayBeChance ? t`${words} (kan toeval zijn)` : words;
  };
}

interface NamedPart extends Part {
  readonly name: string;
}

/** A sentence about how many of the opened forms were sent, of two periods or versions. */
export function useSentWords(): (now: NamedPart, before: NamedPart) => string | undefined {
  const { t } = useLingui();
  return (now, before) => {
    const [sentNow, sentBefore] = [perHundred(now), perHundred(before)];
    if (sentNow === null || sentBefore === null) return undefined;
    const words = t`Van elke 100 bezoeken werden er verzonden: ${sentNow} (${now.name}) en ${sentBefore} (${before.name}).`;
    if (sentNow === sentBefore || !mayPartsDifferByChance(now, before)) return words;
    return t`${words} Dat verschil kan toeval zijn.`;
  };
}
