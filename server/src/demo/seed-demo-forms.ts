import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Transaction } from 'kysely';
import { insertForm } from '../forms/insert-form.ts';
import type { Writer } from '../logbook/writer.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Runtime } from '../platform/runtime.ts';
import { insertVersion } from '../versions/insert-version.ts';
import type { VersionTransition } from '../versions/publication/transitions.ts';
import { transitionVersion } from '../versions/publication/transition-version.ts';
import { seedDemoLists } from './demo-lists.ts';
import { demoForms, type DemoForm } from './forms/demo-forms.ts';
import { translateDemoForm } from './phrases/translate-demo-form.ts';

/** The two users who publish the demo forms, by e-mail address. */
export interface DemoPublishers {
  readonly designer: string;
  readonly reviewer: string;
}

/**
 * Creates the demo forms with their lists and publishes them: the designer proposes them and, for
 * production, another user approves them. Returns the published version of each form, by form id.
 */
export async function seedDemoForms(
  tx: Transaction<Database>,
  tenantId: string,
  publishers: DemoPublishers,
  runtime: Runtime,
): Promise<ReadonlyMap<string, string>> {
  const designer = await selectCaller(tx, publishers.designer);
  const reviewer = await selectCaller(tx, publishers.reviewer);
  const writerOf = (actor: Caller): Writer => ({ tx, tenantId, actor, ...runtime });
  const writer = writerOf(designer);
  await seedDemoLists(writer);
  const versions = new Map<string, string>();
  for (const form of demoForms) {
    const versionId = await seedForm(writer, form);
    versions.set(form.id, versionId);
    const make = (caller: Caller, environment: EnvironmentId, transition: VersionTransition) =>
      transitionVersion(writerOf(caller), caller, 'nl', { versionId, environment, transition });
    await make(designer, 'development', 'publish');
    await make(designer, 'production', 'propose');
    await make(reviewer, 'production', 'approve');
    await make(designer, 'production', 'publish');
  }
  return versions;
}

async function seedForm(writer: Writer, form: DemoForm): Promise<string> {
  const { id, name, description, numberPrefix, definition, settings } = form;
  await insertForm(writer, { id, name, number_prefix: numberPrefix });
  return insertVersion(writer, {
    formId: id,
    title: name,
    description,
    pages: definition.pages,
    variables: definition.variables ?? [],
    settings,
    languages: ['nl', 'en', 'de'],
    translations: translateDemoForm(form),
  });
}

/** A caller with all permissions, because seeding creates the tenant before permissions apply. */
export async function selectCaller(tx: Transaction<Database>, email: string): Promise<Caller> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const name = `${user.first_name} ${user.last_name}`;
  return {
    id: user.id,
    name,
    isRoot: true,
    permissions: new Set(),
    grantId: null,
    mustChangePassword: false,
    endpointPermissions: new Set(),
  };
}
