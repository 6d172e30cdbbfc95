import type { Transaction } from 'kysely';
import { insertForm } from '../forms/insert-form.ts';
import type { Writer } from '../logbook/writer.ts';
import type { Database } from '../platform/database/database.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Runtime } from '../platform/runtime.ts';
import { insertVersion } from '../versions/insert-version.ts';
import { transitionVersion } from '../versions/publication/transition-version.ts';
import { seedDemoLists } from './demo-lists.ts';
import { demoForms, type DemoForm } from './forms/demo-forms.ts';
import { translateDemoForm } from './phrases/translate-demo-form.ts';

/** Writes the demo forms with their lists and publishes them, as if the designer with this address had done so. */
export async function seedDemoForms(
  tx: Transaction<Database>,
  tenantId: string,
  ownerEmail: string,
  runtime: Runtime,
): Promise<void> {
  const owner = await selectOwner(tx, ownerEmail);
  const writer: Writer = { tx, tenantId, actor: owner, ...runtime };
  await seedDemoLists(writer);
  for (const form of demoForms) await seedForm(writer, owner, form);
}

async function seedForm(writer: Writer, owner: Caller, form: DemoForm): Promise<void> {
  const { id, name, description, numberPrefix, definition, settings } = form;
  await insertForm(writer, { id, name, number_prefix: numberPrefix });
  const versionId = await insertVersion(writer, {
    formId: id,
    title: name,
    description,
    pages: definition.pages,
    settings,
    languages: ['nl', 'en', 'de'],
    translations: translateDemoForm(form),
  });
  for (const environment of ['development', 'production'] as const) {
    await transitionVersion(writer, owner, 'nl', { versionId, environment, transition: 'publish' });
  }
}

/** The designer, with every right: a seed sets up the tenant that rights are later checked in. */
async function selectOwner(tx: Transaction<Database>, email: string): Promise<Caller> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const name = `${user.first_name} ${user.last_name}`;
  return { id: user.id, name, isRoot: true, permissions: new Set() };
}
