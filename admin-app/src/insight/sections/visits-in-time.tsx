import type { VisitInsight } from '@form-builder/core/contract/staff/forms/insight.ts';
import { visitKinds } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { useLingui } from '@lingui/react/macro';
import { BarChart } from '../../charts/bar-chart.tsx';
import { shortDay } from '../../charts/short-day.ts';
import { cellOf, visitWords } from '../insight-words.ts';
import { FiguresSection } from '../../charts/figures-section.tsx';

/** The opened forms per day, week or month; the table also has what came of them. */
export function VisitsInTime({ series }: Pick<VisitInsight, 'series'>) {
  const { t, i18n } = useLingui();
  const headers = [t`Vanaf`, ...visitKinds.map((kind) => i18n._(visitWords[kind]))];
  const rows = series
    .map((step) => [shortDay(step.start), ...visitKinds.map((kind) => cellOf(step[kind]))])
    .toReversed();
  const bars = series.map(({ start, opened }) => ({
    key: start,
    name: shortDay(start),
    count: opened,
    text: String(cellOf(opened)),
  }));
  return (
    <FiguresSection
      title={t`Bezoeken`}
      fileName="bezoeken"
      chart={<BarChart label={t`Geopend; de tabel hiernaast heeft de cijfers`} bars={bars} />}
      figures={{ headers, rows }}
    />
  );
}
