import { sql, type ExpressionBuilder, type Transaction } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/**
 * Which version an environment shows of a form, and what is missing when it shows none; one round
 * trip that reads no definition.
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
      eb.exists(eb.selectFrom('forms').select('id').where('id', '=', formId)).as('is_known'),
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

/** The setting `product_enabled`, when it says no. */
function productSwitchedOff(eb: ExpressionBuilder<Database, never>) {
  return eb
    .selectFrom('settings')
    .select('id')
    .where('id', '=', 'product_enabled')
    .where(sql<boolean>`value @> '{"value": false}'`);
}

/** What tells one state of a version from another, whom it is for and in which languages. */
const marks = [
  'form_versions.revision',
  'form_versions.submission_settings',
  'form_versions.languages',
] as const;

/** The languages that a version has translations in; one without texts is never stored. */
const translatedLanguages = sql<
  string[]
>`array(select jsonb_object_keys(form_versions.translations))`;

/** The whole version, for a caller who may see it. */
export function selectVersionToShow(tx: Tx, id: string) {
  return tx
    .selectFrom('form_versions')
    .select([
      'form_versions.id',
      ...marks,
      'form_versions.translations',
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

/** A version as visitors get it. */
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
