import * as v from 'valibot';
import { representationPolicies } from '@form-builder/core/contract/staff/settings/representation-policies.ts';
import type { ProvenIdentity, RepresentationFault } from './login-driver.ts';

type RepresentationPolicy = 'none' | (typeof representationPolicies)[number];

/** Whether people may log in for somebody else at a provider, and with which mandates. */
export interface RepresentationRule {
  readonly policy: RepresentationPolicy;
  /** The ids of the services that a mandate may be for. */
  readonly services: readonly string[];
}

/** The settings of a representation rule, each of which is stored as a text. */
export const representationEntries = {
  representation: v.optional(v.picklist(['', ...representationPolicies]), ''),
  services: v.optional(v.string(), ''),
} as const;

/** The rule of stored settings; ids of services have commas or spaces between them. */
export const representationRule = (stored: {
  readonly representation: '' | Exclude<RepresentationPolicy, 'none'>;
  readonly services: string;
}): RepresentationRule => ({
  policy: stored.representation || 'none',
  services: stored.services.split(/[\s,;]+/).filter((id) => id !== ''),
});

/** Why somebody may not log in like this; `undefined` when they may. */
export function findRepresentationFault(
  { acting }: Pick<ProvenIdentity, 'acting'>,
  { policy, services }: RepresentationRule,
): RepresentationFault | undefined {
  if (acting === undefined) return policy === 'required' ? 'representation_required' : undefined;
  if (policy === 'none') return 'representation_refused';
  return services.includes(acting.mandate ?? '') ? undefined : 'mandate_refused';
}
