import { featureSources } from '@form-builder/core/feature-use/feature-sources.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * Whether the row of `form_versions` uses a feature; `undefined` for a feature that no version can use. It finds in SQL
 * what `findUsedFeatures` of core finds in one version, from the same declarations.
 */
export function versionUses(id: FeatureId): RawBuilder<SqlBool> | undefined {
  const { fieldTypes: types, settings, isLogin } = featureSources(id, fieldTypes);
  if (types.length === 0 && settings.length === 0 && !isLogin) return undefined;
  return sql<SqlBool>`(
    exists (select from unnest(${[...types]}::text[]) as name,
        lateral (select jsonb_build_object('type', name) as field) as sought
      where jsonb_path_exists(form_versions.definition, '$.pages[*].properties[*] ? (@.type == $type)', field)
        or jsonb_path_exists(form_versions.definition, '$.pages[*].properties.**.children[*] ? (@.type == $type)', field))
    or exists (select from unnest(${[...settings]}::text[]) as key,
        lateral (select form_versions.settings -> key as value) as setting
      where value = 'true' or (jsonb_typeof(value) = 'array' and value <> '[]'))
    or (${isLogin}::boolean
      and coalesce(form_versions.submission_settings ->> 'login_provider', '') <> ''))`;
}
