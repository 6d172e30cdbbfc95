import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/**
 * Finds the version of a form that an environment shows, or the reason why it shows none, in one
 * round trip that does not read the definition.
 */
export function selectShown(tx: Tx, formId: string, environment: EnvironmentId) {
  return tx
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('environments')
            .select('id')
            .where('id', '=', environment)
            .where('is_enabled', '=', true),
        )
        .as('is_enabled'),
      eb.exists(productSwitchedOff(eb)).as('is_switched_off'),
      eb
        .exists(
          eb
            .selectFrom('version_environments')
            .select('version_id')
            .where('form_id', '=', formId)
            .where('environment', '=', environment)
            .where('first_published_at', 'is not', null),
        )
        .as('was_shown'),
      eb
        .exists(
          eb.selectFrom('forms').select('id').where('id', '=', formId).where('type', '=', 'form'),
        )
        .as('is_known'),
      jsonObjectFrom(
        publishedVersion(tx, formId, environment).select([
          'form_versions.id',
          ...marks,
          translatedLanguages.as('translated'),
        ]),
      ).as('version'),
    ])
    .executeTakeFirstOrThrow();
}

/** False when the setting `product_enabled` is false. */
function productSwitchedOff(eb: ExpressionBuilder<Database, never>) {
  return eb
    .selectFrom('settings')
    .select('id')
    .where('id', '=', 'product_enabled')
    .where(sql<boolean>`value @> '{"value": false}'`);
}

/** The values that identify a state of a version, its audience and its languages. */
const marks = [
  'form_versions.revision',
  'form_versions.submission_settings',
  'form_versions.languages',
] as const;

/** The languages in which a version has translations; a language without texts is never stored. */
const translatedLanguages = sql<
  string[]
>`array(select jsonb_object_keys(form_versions.translations))`;

/** Returns the complete version, for a caller who may see it. */
export function selectVersionToShow(tx: Tx, id: string) {
  return tx
    .selectFrom('form_versions')
    .select([
      'form_versions.id',
      ...marks,
      'form_versions.translations',
      'form_versions.translation_notes',
      translatedLanguages.as('translated'),
      'form_versions.title',
      'form_versions.description',
      'form_versions.definition',
      'form_versions.settings',
      'form_versions.theme_settings',
    ])
    .where('form_versions.id', '=', id)
    .executeTakeFirst();
}

/** A version as visitors receive it. */
export type ShownVersion = NonNullable<Awaited<ReturnType<typeof selectVersionToShow>>>;

function publishedVersion(tx: Tx, formId: string, environment: EnvironmentId) {
  return tx
    .selectFrom('version_environments')
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.tenant_id', '=', 'version_environments.tenant_id')
        .onRef('form_versions.id', '=', 'version_environments.version_id'),
    )
    .where('version_environments.form_id', '=', formId)
    .where('version_environments.environment', '=', environment)
    .where('version_environments.state', '=', 'published');
}
