import type { BegunVersion } from '@form-builder/core/contract/own-submissions.ts';
import type { EnvironmentId } from '@form-builder/core/contract/parts.ts';
import type { PublicForm } from '@form-builder/core/contract/public-forms.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tenant } from '../../platform/http/handlers.ts';
import { RequestError } from '../../platform/request-error.ts';
import { presentPublicForm } from '../../public-forms/present-public-form.ts';
import { mayBeCompleted } from '../standing.ts';
import { selectBegunVersion, selectStanding } from '../standing-queries.ts';

interface Begun {
  readonly tenant: Tenant;
  readonly versionId: string;
  readonly environment: EnvironmentId;
}

/**
 * The version a visitor began in, and its successor when it may not be completed any longer. Throws
 * `form_not_published` when there is none to go on in, or the version was never shown there.
 */
export async function getBegunVersion(
  tx: Transaction<Database>,
  { tenant, versionId, environment }: Begun,
): Promise<BegunVersion> {
  const standing = await selectStanding(tx, versionId, environment);
  if (standing === undefined || standing.first_published_at === null)
    throw new RequestError('form_not_published');
  const read = (id: string) => getForm(tx, { tenant, versionId: id, environment });
  const form = await read(versionId);
  if (mayBeCompleted(standing)) return { form, successor: null };
  if (standing.shown === null || !standing.is_enabled) throw new RequestError('form_not_published');
  return { form, successor: await read(standing.shown.id) };
}

async function getForm(
  tx: Transaction<Database>,
  { tenant, versionId, environment }: Begun,
): Promise<PublicForm> {
  const version = await selectBegunVersion(tx, versionId);
  if (version === undefined) throw new RequestError('form_not_found');
  const { form_id: formId } = version;
  return presentPublicForm({ formId, environment, organisation: tenant.name, version });
}
