import { findUsedFeatures } from '@form-builder/core/feature-use/find-used-features.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { refuseFeatures, selectInactiveFeatures } from './active-features.ts';

/** The parts of a version that can use a feature; absent ones use none. */
export interface VersionParts {
  readonly definition?: { readonly pages: readonly Page[] } | undefined;
  readonly settings?: Readonly<Record<string, unknown>> | undefined;
  readonly submission_settings?: { readonly login_provider?: string | undefined } | undefined;
}

const usedBy = (version: VersionParts): ReadonlySet<FeatureId> =>
  findUsedFeatures(
    {
      pages: version.definition?.pages ?? [],
      settings: version.settings ?? {},
      submission_settings: version.submission_settings ?? {},
    },
    fieldTypes,
  );

/** Throws `feature_inactive` when a version uses a feature that the tenant does not. */
export async function assertVersionFeatures(
  tx: Transaction<Database>,
  version: VersionParts,
  language: Language,
): Promise<void> {
  await assertAddedFeatures(tx, {}, version, language);
}

/**
 * Throws `feature_inactive` when a version uses a feature that the tenant does not, and that it did not use before: what
 * is in a form already can be changed and taken out.
 */
export async function assertAddedFeatures(
  tx: Transaction<Database>,
  before: VersionParts,
  after: VersionParts,
  language: Language,
): Promise<void> {
  const used = usedBy(after);
  if (used.size === 0) return;
  const inactive = await selectInactiveFeatures(tx);
  const refused = [...used].filter((id) => inactive.has(id));
  if (refused.length === 0) return;
  const earlier = usedBy(before);
  refuseFeatures(
    refused.filter((id) => !earlier.has(id)),
    language,
  );
}
