import type { FormReferences } from '@form-builder/core/contract/staff/forms/form-files.ts';
import { findVersionReferences } from '@form-builder/core/form-files/find-version-references.ts';
import { selectListNames } from '../custom-lists/custom-lists-queries.ts';
import { isAllowedBy } from '../forms/forms-policy.ts';
import type { Writer } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import { selectProviderNames } from '../providers/providers-queries.ts';
import { selectSameTheme } from '../themes/tenant-themes-queries.ts';
import { selectTemplateVersions } from '../versions/templates/template-queries.ts';
import type { VersionRow } from '../versions/versions-queries.ts';

/** The references of a version to objects of its tenant, with their readable names. */
export async function describeReferences(
  { tx }: Pick<Writer, 'tx'>,
  caller: Caller,
  version: VersionRow,
): Promise<FormReferences> {
  const { definition, settings, theme_settings: themeSettings } = version;
  const { login_provider: login } = version.submission_settings;
  const theme = await findTheme(tx, themeSettings.theme_id);
  const found = findVersionReferences(definition, settings);
  const idsOf = (wanted: string) => [
    ...new Set(found.flatMap(({ kind, id }) => (kind === wanted ? id : []))),
  ];
  const lists = await selectListNames(tx);
  const named = await selectProviderNames(tx);
  const templateIds = idsOf('template');
  const templates = await selectTemplateVersions(tx, caller, templateIds);
  const provider = (kind: 'auth' | 'payment' | 'delivery') => (id: string) => ({
    kind,
    id,
    name: named.find((one) => one.kind === kind && one.id === id)?.name ?? id,
  });
  const logins = new Set([...idsOf('auth'), ...(login === undefined ? [] : [login])]);
  const indexOf = (one: { readonly template_version_id: string }) =>
    templateIds.indexOf(one.template_version_id);
  return {
    templates: templates
      .filter((template) => isAllowedBy(template, 'see', caller))
      .map(({ id: template_version_id, name, number }) => ({ template_version_id, name, number }))
      // In the order of the form, so that every export gives the same file.
      .sort((one, other) => indexOf(one) - indexOf(other)),
    lists: idsOf('list').map((key) => ({
      key,
      name: lists.find((list) => list.key === key)?.name ?? key,
    })),
    providers: [
      ...[...logins].map(provider('auth')),
      ...idsOf('payment').map(provider('payment')),
      ...idsOf('delivery').map(provider('delivery')),
    ],
    ...(theme && { theme }),
  };
}

async function findTheme(tx: Writer['tx'], id: string | undefined) {
  return id === undefined ? undefined : selectSameTheme(tx, { id, name: undefined });
}
