import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { ProvenIdentity } from '../login-driver.ts';
import type { OidcClaim, OidcSettings } from './oidc-settings.ts';

/** The claims of a provider. */
export type Claims = Readonly<Record<string, unknown>>;
type Plain = string | number | boolean | null;

/**
 * Reads the identity from the claims, by the tenant's mapping; `undefined` without an identifier.
 */
export function readIdentity(claims: Claims, settings: OidcSettings): ProvenIdentity | undefined {
  const { identifier: from, name, entity } = settings.claims;
  const identifier = readClaim(claims, from);
  if (typeof identifier !== 'string' || identifier === '') return undefined;
  const members = Object.entries(entity).flatMap(([member, claim]): [string, Plain][] => {
    const value = readClaim(claims, claim);
    return isPlain(value) ? [[member, value]] : [];
  });
  const shown = name && readClaim(claims, name);
  return {
    identifier,
    entity: { ...Object.fromEntries(members), name: typeof shown === 'string' ? shown : '' },
    level: readLevel(claims, settings),
  };
}

function readLevel(
  claims: Claims,
  { claims: { level: from }, levels, defaultLevel }: OidcSettings,
): AssuranceLevel | null {
  const reported = from === null ? undefined : readClaim(claims, from);
  if (typeof reported !== 'string' && typeof reported !== 'number') return defaultLevel;
  // A level that the tenant has not mapped is ignored.
  return levels.get(String(reported)) ?? null;
}

/** Returns the claim at a path; only own members. */
export function readClaim(claims: Claims, claim: OidcClaim): unknown {
  return claim.reduce<unknown>((inner, name) => {
    const isRecord = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name);
    return isRecord ? (Reflect.get(inner, name) as unknown) : undefined;
  }, claims);
}

const isPlain = (value: unknown): value is Plain =>
  ['string', 'number', 'boolean'].includes(typeof value);
