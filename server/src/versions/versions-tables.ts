import type { Generated, JSONColumnType } from 'kysely';
import type { PublicationFailure } from '@form-builder/core/publication/publication-failures.ts';
import type { EnvironmentState } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { FormDefinition } from '@form-builder/core/form/form-definition.ts';

export interface FormVersionsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly form_id: string;
  readonly number: number;
  title: string;
  description: string;
  definition: JSONColumnType<FormDefinition>;
  settings: JSONColumnType<Version['settings']>;
  submission_settings: JSONColumnType<Version['submission_settings']>;
  theme_settings: JSONColumnType<Version['theme_settings'], string | undefined>;
  languages: string[];
  translations: JSONColumnType<Version['translations'], string | undefined>;
  translation_notes: JSONColumnType<Version['translation_notes'], string | undefined>;
  revision: Generated<number>;
  readonly created_by: string | null;
  updated_by: string | null;
  readonly created_at: Date;
  updated_at: Date;
}

export interface VersionEnvironmentsTable {
  readonly tenant_id: string;
  readonly version_id: string;
  readonly environment: EnvironmentId;
  readonly form_id: string;
  state: EnvironmentState;
  at: Date;
  user_id: string | null;
  remark: string | null;
  first_published_at: Date | null;
}

/** Whom the designer asked to review a proposal. */
export interface VersionReviewersTable {
  readonly tenant_id: string;
  readonly version_id: string;
  readonly environment: EnvironmentId;
  readonly user_id: string;
}

/** The moment at which a version is published to an environment; a row that failed has its reason. */
export interface ScheduledPublicationsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly form_id: string;
  readonly version_id: string;
  readonly environment: EnvironmentId;
  planned_at: Date;
  user_id: string | null;
  remark: string | null;
  set_at: Date;
  sent_at: Date;
  failure: PublicationFailure | null;
  failed_at: Date | null;
}

/** Which versions of building blocks a version of a form holds. */
export interface VersionTemplatesTable {
  readonly tenant_id: string;
  readonly version_id: string;
  readonly template_version_id: string;
}

declare module '../platform/database/database.ts' {
  interface Database {
    form_versions: FormVersionsTable;
    version_environments: VersionEnvironmentsTable;
    version_reviewers: VersionReviewersTable;
    scheduled_publications: ScheduledPublicationsTable;
    version_templates: VersionTemplatesTable;
  }
}
