import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import type { Actor, Writer } from '../src/logbook/writer.ts';
import type { Tenant } from '../src/platform/database/tenancy/tenant.ts';
import { whenAll } from '../src/demo/forms/rules.ts';
import type { TestServer } from './test-server.ts';
import { insertVersion, type NewVersion } from '../src/versions/insert-version.ts';
import { transitionVersion } from '../src/versions/publication/transition-version.ts';
import {
  findTransition,
  type TransitionPlace,
  type VersionTransition,
} from '../src/versions/publication/transitions.ts';
import { insertForm, type NewForm } from '../src/forms/insert-form.ts';

/** A form with a required name, a number and, above 10, the reason. */
export const questions: readonly Field[] = [
  { id: 'name', short_id: 'name', type: 'text', label: 'Wat is uw naam?', is_required: true },
  { id: 'amount', short_id: 'amount', type: 'number', label: 'Hoeveel?' },
  {
    id: 'reason',
    short_id: 'reason',
    type: 'textarea',
    label: 'Waarom zo veel?',
    is_required: true,
    is_hidden: true,
    logic: [whenAll('rule', [['amount', 'greater_than', 10]], 'show')],
  },
];

export const onePage = (properties: readonly Field[]): readonly Page[] => [
  { id: 'first', title: 'Uw gegevens', properties },
];

interface Seed {
  readonly actor: Actor;
  readonly form?: Partial<NewForm>;
  readonly version?: Partial<NewVersion>;
  readonly publishedIn?: readonly EnvironmentId[];
}

/** A form with one version, published in production by default. */
export function seedForm(
  server: Pick<TestServer, 'runtime' | 'transaction'>,
  tenant: Tenant,
  seed: Seed,
) {
  const { actor, form, version, publishedIn = ['production'] } = seed;
  return server.transaction(tenant)(async (tx) => {
    const writer: Writer & { actor: Actor } = {
      ...server.runtime,
      tx,
      tenantId: tenant.id,
      actor,
    };
    const formId = await insertForm(writer, { name: 'Melding', ...form });
    const versionId = await insertVersion(writer, {
      title: 'Melding doen',
      pages: onePage(questions),
      ...version,
      formId,
    });
    const type = form?.type ?? 'form';
    for (const environment of publishedIn)
      await publishSeed(writer, versionId, { type, environment });
    return { formId, versionId };
  });
}

/** Publishes as two users would, whatever their permissions: the proposal has no user. */
async function publishSeed(
  writer: Writer & { readonly actor: Actor },
  versionId: string,
  place: TransitionPlace,
): Promise<void> {
  const { environment } = place;
  const caller = {
    ...writer.actor,
    isRoot: true,
    permissions: new Set<never>(),
    grantId: null,
    mustChangePassword: false,
    endpointPermissions: new Set<never>(),
  };
  const move = (by: Writer, transition: VersionTransition) =>
    transitionVersion(by, caller, 'nl', { versionId, environment, transition });
  if (findTransition(place, 'propose') !== undefined)
    await move({ ...writer, actor: null }, 'propose');
  await move(writer, 'publish');
}
