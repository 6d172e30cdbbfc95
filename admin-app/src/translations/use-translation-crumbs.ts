import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { addressOf } from '../access/screens.ts';
import { screensOfType } from '../access/screens-of-type.ts';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';

/**
 * Sets the title of the tab and the breadcrumbs of a screen of translations; the last one is the
 * screen itself.
 */
export function useTranslationCrumbs(version: Version, languageName?: string): void {
  const { t } = useLingui();
  const { id, form_id: formId, form_type: type, form_title: formTitle, number } = version;
  const screens = screensOfType[type];
  const overview = t`Vertalingen`;
  usePageTitle(`${languageName ?? overview} · ${formTitle}`);
  useBreadcrumbs([
    {
      label: type === 'form' ? t`Formulieren` : t`Bouwblokken`,
      to: addressOf(screens.list),
    },
    { label: formTitle, to: addressOf(screens.one, { id: formId }) },
    { label: t`Versie ${number}`, to: addressOf(screens.version, { id }) },
    ...(languageName === undefined
      ? [{ label: overview }]
      : [
          { label: overview, to: addressOf(screens.translations, { id }) },
          { label: languageName },
        ]),
  ]);
}
