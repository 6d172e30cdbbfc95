import type { Share, VisitInsight } from '@form-builder/core/contract/staff/forms/insight.ts';
import { deviceClasses } from '@form-builder/core/contract/visitor/visit-counts.ts';
import { useLingui } from '@lingui/react/macro';
import { BarList } from '../../charts/bar-list.tsx';
import { currentRegion } from '../../languages/languages.ts';
import { cellOf, deviceWords } from '../insight-words.ts';
import { FiguresSection } from '../../charts/figures-section.tsx';

/** The devices, by the width of the window, and the languages of the visits. */
export function Shares({ insight: { devices, languages } }: { readonly insight: VisitInsight }) {
  const { t, i18n } = useLingui();
  const deviceName = (id: string) => {
    const device = deviceClasses.find((one) => one === id);
    return device === undefined ? id : i18n._(deviceWords[device]);
  };
  const languageNames = new Intl.DisplayNames([currentRegion()], { type: 'language' });
  const languageName = (id: string) => languageNames.of(id) ?? id;
  const section = (
    title: string,
    fileName: string,
    shares: readonly Share[],
    nameOf: (id: string) => string,
  ) => (
    <FiguresSection
      title={title}
      fileName={fileName}
      chart={
        <BarList
          bars={shares.map(({ id, count }) => ({
            key: id,
            name: nameOf(id),
            count,
            text: String(cellOf(count)),
          }))}
        />
      }
      figures={{
        headers: [title, t`Bezoeken`],
        rows: shares.map(({ id, count }) => [nameOf(id), cellOf(count)]),
      }}
    />
  );
  return (
    <>
      {section(t`Apparaat`, 'apparaten', devices, deviceName)}
      {section(t`Taal`, 'talen', languages, languageName)}
    </>
  );
}
