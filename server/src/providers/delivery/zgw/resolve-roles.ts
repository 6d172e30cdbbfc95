import { ProviderError } from '../../provider-error.ts';
import { assertActingKept } from '../find-acting.ts';
import type { CaseDelivery } from './case-delivery.ts';
import { writeActing, writeInitiator } from './write-parties.ts';

/** A party of a case that does not exist yet. */
export interface NewRole {
  /** The step that creates it. */
  readonly step: string;
  /** The URL of its type; `undefined` for a case type without one. */
  readonly type: string | undefined;
  readonly body: object;
}

/**
 * Resolves the parties of a case and the types of their roles, which creates nothing. Throws a ProviderError when the
 * case would lose who acted for the initiator, because a case must have both.
 */
export async function resolveRoles(
  { request, catalogue, work: { steps } }: CaseDelivery,
  caseType: string,
): Promise<readonly NewRole[]> {
  assertActingKept(request);
  const roles: NewRole[] = [];
  const initiator = writeInitiator(request);
  if (initiator !== undefined && !steps.has('rollen')) {
    const body = { roltoelichting: 'Indiener van het formulier', ...initiator };
    roles.push({ step: 'rollen', type: await catalogue.findInitiator(caseType), body });
  }
  const acting = writeActing(request);
  if (acting !== undefined && !steps.has('acting')) {
    const type = await catalogue.findActing(caseType);
    if (type === undefined)
      throw new ProviderError('refused', { text: JSON.stringify({ roltype: 'mede_initiator' }) });
    const body = { roltoelichting: 'Gemachtigde die het formulier indiende', ...acting };
    roles.push({ step: 'acting', type, body });
  }
  return roles;
}
