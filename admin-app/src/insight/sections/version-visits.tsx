import type { VersionInsight } from '@form-builder/core/contract/staff/forms/insight.ts';
import { visitKinds } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { useLingui } from '@lingui/react/macro';
import { BarList } from '../../charts/bar-list.tsx';
import { perHundred } from '../compare-counts.ts';
import { FiguresSection } from '../../charts/figures-section.tsx';
import { cellOf, visitWords } from '../insight-words.ts';
import { useSentWords } from '../use-comparison-words.ts';

/** The versions beside each other by how many of their visits were sent; absent with only one. */
export function VersionVisits({ versions }: { readonly versions: readonly VersionInsight[] }) {
  const { t, i18n } = useLingui();
  const sentWords = useSentWords();
  const [newest, before] = versions;
  if (newest === undefined || before === undefined) return null;
  const nameOf = ({ number }: VersionInsight) => t`Versie ${number}`;
  const partOf = (version: VersionInsight) => ({
    name: nameOf(version),
    part: version.sent,
    whole: version.opened,
  });
  const rows = versions.map((version) => [
    nameOf(version),
    ...visitKinds.map((kind) => cellOf(version[kind])),
    perHundred(partOf(version)) ?? '-',
  ]);
  const bars = versions.map((version) => {
    const sent = perHundred(partOf(version));
    return {
      key: version.id,
      name: nameOf(version),
      count: sent,
      text: sent === null ? '-' : String(sent),
    };
  });
  const words = sentWords(partOf(newest), partOf(before));
  const kinds = visitKinds.map((kind) => i18n._(visitWords[kind]));
  return (
    <FiguresSection
      title={t`Versies`}
      description={t`Hoeveel van elke 100 bezoeken zijn verzonden, per versie. Vanaf 20 bezoeken.`}
      fileName="versies"
      chart={<BarList bars={bars} most={100} />}
      figures={{ headers: [t`Versie`, ...kinds, t`Per 100`], rows }}
      words={words}
    />
  );
}
