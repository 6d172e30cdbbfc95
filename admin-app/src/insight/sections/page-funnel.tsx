import type { PageInsight } from '@form-builder/core/contract/staff/forms/insight.ts';
import { useLingui } from '@lingui/react/macro';
import { BarList } from '../../charts/bar-list.tsx';
import { cellOf, timeWords } from '../insight-words.ts';
import { FiguresSection } from '../../charts/figures-section.tsx';

/** How many visits came to each page, how many stopped there, and how long the others took. */
export function PageFunnel({ pages }: { readonly pages: readonly PageInsight[] }) {
  const { t, i18n } = useLingui();
  const nameOf = ({ title }: PageInsight) => title ?? t`Samenvatting`;
  const rows = pages.map((page) => [
    nameOf(page),
    cellOf(page.reached),
    cellOf(page.left),
    page.time === null ? '-' : i18n._(timeWords[page.time]),
  ]);
  const bars = pages.map((page) => ({
    key: page.id,
    name: nameOf(page),
    count: page.reached,
    text: String(cellOf(page.reached)),
  }));
  return (
    <FiguresSection
      title={t`Pagina's`}
      description={t`Afgehaakt is: wel op de pagina geweest, maar in dat bezoek niet verder gegaan. De tijd is die van de middelste bezoeker die verderging.`}
      fileName="paginas"
      chart={<BarList bars={bars} />}
      figures={{ headers: [t`Pagina`, t`Bereikt`, t`Afgehaakt`, t`Tijd`], rows }}
    />
  );
}
