import { sql, type Transaction } from 'kysely';
import { roleOf } from '../../forms/visible-forms.ts';
import { isOneOf, isOneOfIds } from '../../platform/database/criteria.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';

type Tx = Transaction<Database>;

/** The versions of building blocks with these ids, with what decides whether the caller may use them. */
export function selectTemplateVersions(tx: Tx, caller: Caller, ids: readonly string[]) {
  return templateVersions(tx, caller)
    .where((eb) => isOneOfIds(eb.ref('form_versions.id'), ids))
    .execute();
}

/** The versions of building blocks with these names, newest first. */
export function selectNamedTemplateVersions(tx: Tx, caller: Caller, names: readonly string[]) {
  return templateVersions(tx, caller)
    .where((eb) => isOneOf(eb.ref('forms.name'), names))
    .orderBy('form_versions.number', 'desc')
    .execute();
}

function templateVersions(tx: Tx, caller: Caller) {
  return tx
    .selectFrom('form_versions')
    .innerJoin('forms', (join) =>
      join
        .onRef('forms.tenant_id', '=', 'form_versions.tenant_id')
        .onRef('forms.id', '=', 'form_versions.form_id'),
    )
    .select((eb) => [
      'form_versions.id',
      'form_versions.form_id',
      'form_versions.definition',
      'form_versions.translations',
      'form_versions.number',
      'forms.name',
      'forms.confidentiality_level',
      roleOf(caller)(eb).as('role'),
      eb
        .exists(
          eb
            .selectFrom('version_environments')
            .select(sql`1`.as('one'))
            .whereRef('version_environments.tenant_id', '=', 'form_versions.tenant_id')
            .whereRef('version_environments.version_id', '=', 'form_versions.id')
            .where('version_environments.state', '=', 'published'),
        )
        .as('is_published'),
    ])
    .where('forms.type', '=', 'template');
}

/** A version of a building block, to be placed. */
export type TemplateVersionRow = Awaited<ReturnType<typeof selectTemplateVersions>>[number];

/** The versions of building blocks that a version of a form holds. */
export async function selectPins(tx: Tx, versionId: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('version_templates')
    .select('template_version_id')
    .where('version_id', '=', versionId)
    .execute();
  return rows.map((row) => row.template_version_id);
}

interface Pins {
  readonly tenantId: string;
  readonly versionId: string;
  readonly templateVersionIds: readonly string[];
}

/** Records which versions of building blocks a version of a form holds, in place of those before. */
export async function writePins(tx: Tx, pins: Pins): Promise<void> {
  const { tenantId, versionId, templateVersionIds } = pins;
  await tx.deleteFrom('version_templates').where('version_id', '=', versionId).execute();
  if (templateVersionIds.length === 0) return;
  await tx
    .insertInto('version_templates')
    .values(
      templateVersionIds.map((template_version_id) => ({
        tenant_id: tenantId,
        version_id: versionId,
        template_version_id,
      })),
    )
    .execute();
}
