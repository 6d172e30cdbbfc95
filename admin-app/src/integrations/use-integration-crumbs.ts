import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { addressOf } from '../access/screens.ts';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';

/**
 * Sets the title of the tab and the breadcrumbs of a screen of integrations; the last one is the
 * screen itself.
 */
export function useIntegrationCrumbs(version: Version, name?: string): void {
  const { t } = useLingui();
  const { id, form_id: formId, form_title: formTitle, number } = version;
  const overview = t`Koppelingen`;
  usePageTitle(`${name ?? overview} · ${formTitle}`);
  useBreadcrumbs([
    { label: t`Formulieren`, to: addressOf('forms') },
    { label: formTitle, to: addressOf('form', { id: formId }) },
    { label: t`Versie ${number}`, to: addressOf('formVersion', { id }) },
    ...(name === undefined
      ? [{ label: overview }]
      : [{ label: overview, to: addressOf('versionIntegrations', { id }) }, { label: name }]),
  ]);
}
