import type { VisitInsight } from '@form-builder/core/contract/staff/forms/insight.ts';
import { visitKinds } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { BarList } from '../../charts/bar-list.tsx';
import { shortDay } from '../../charts/short-day.ts';
import { compareCounts } from '../compare-counts.ts';
import { FiguresSection } from '../../charts/figures-section.tsx';
import { cellOf, visitWords } from '../insight-words.ts';
import { useChangeWords, useSentWords } from '../use-comparison-words.ts';

type EarlierVisitsProps = Pick<VisitInsight, 'totals' | 'previous'>;

/** The visits beside those of the period before, also in words. */
export function EarlierVisits({ totals, previous }: EarlierVisitsProps) {
  const { t, i18n } = useLingui();
  const changeWords = useChangeWords();
  const period = `${shortDay(previous.from)} - ${shortDay(previous.to)}`;
  const changes = visitKinds.map((kind) => ({
    kind,
    name: i18n._(visitWords[kind]),
    now: totals[kind],
    before: previous.totals[kind],
  }));
  const bars = changes.flatMap(({ kind, name, now, before }) => [
    { key: kind, name, count: now, text: String(cellOf(now)) },
    {
      key: `${kind} before`,
      name: t`Vorige periode`,
      count: before,
      text: String(cellOf(before)),
      isMuted: true,
    },
  ]);
  const rows = changes.map(({ name, now, before }) => [
    name,
    cellOf(now),
    cellOf(before),
    changeWords(compareCounts(now, before)),
  ]);
  return (
    <FiguresSection
      title={t`Vergeleken met de vorige periode`}
      description={t`De vorige periode is ${period}. Onder de 20 bezoeken staat er geen percentage.`}
      fileName="vorige-periode"
      chart={previous.has_counts ? <BarList bars={bars} /> : <NothingBefore />}
      figures={{ headers: [t`Bezoeken`, t`Nu`, t`Toen`, t`Verschil`], rows }}
      words={<ChangeInWords totals={totals} previous={previous} />}
    />
  );
}

function NothingBefore() {
  return (
    <Text size="sm" c="gray.7">
      <Trans>In de vorige periode zijn geen bezoeken geteld.</Trans>
    </Text>
  );
}

function ChangeInWords({ totals, previous }: EarlierVisitsProps) {
  const { t } = useLingui();
  const sentWords = useSentWords();
  const sent = sentWords(
    { name: t`nu`, part: totals.sent, whole: totals.opened },
    { name: t`vorige periode`, part: previous.totals.sent, whole: previous.totals.opened },
  );
  const stopped = useStoppedWords({ totals, previous });
  if (sent === undefined && stopped === undefined) return null;
  return (
    <ul>
      {sent !== undefined && <li>{sent}</li>}
      {stopped !== undefined && <li>{stopped}</li>}
    </ul>
  );
}

/** A sentence about the visitors who stopped with the button for it. */
function useStoppedWords({ totals, previous }: EarlierVisitsProps): string | undefined {
  const { t } = useLingui();
  const change = compareCounts(totals.aborted, previous.totals.aborted);
  if (change.kind === 'unknown') return undefined;
  if (change.kind === 'same') return t`Er is ongeveer even vaak gestopt als in de vorige periode.`;
  const { kind, percent, mayBeChance } = change;
  const words =
    kind === 'less'
      ? t`Er is ${percent} % minder gestopt dan in de vorige periode.`
      : t`Er is ${percent} % meer gestopt dan in de vorige periode.`;
  return mayBeChance ? t`${words} Dat verschil kan toeval zijn.` : words;
}
