import type { AssuranceLevel } from '@form-builder/core/field-types/auth/assurance-level.ts';
import type { ProvenIdentity } from '../login-driver.ts';
import type { OidcClaim, OidcSettings } from './oidc-settings.ts';

type Claims = Readonly<Record<string, unknown>>;
type Plain = string | number | boolean | null;

/** The identity in the claims, by the tenant's mapping; `undefined` without an identifier. */
export function readIdentity(claims: Claims, settings: OidcSettings): ProvenIdentity | undefined {
  const { identifier: from, name, entity } = settings.claims;
  const identifier = readClaim(claims, from);
  if (typeof identifier !== 'string' || identifier === '') return undefined;
  const members = Object.entries(entity).flatMap(([member, claim]): [string, Plain][] => {
    const value = readClaim(claims, claim);
    return isPlain(value) ? [[member, value]] : [];
  });
  const shown = readClaim(claims, name);
  return {
    identifier,
    entity: { ...Object.fromEntries(members), name: typeof shown === 'string' ? shown : '' },
    level: readLevel(claims, settings),
  };
}

function readLevel(
  claims: Claims,
  { claims: { level: from }, levels, default_level: otherwise }: OidcSettings,
): AssuranceLevel | null {
  const told = from === null ? undefined : readClaim(claims, from);
  if (typeof told !== 'string' && typeof told !== 'number') return otherwise;
  // A level that the tenant has not mapped is no level at all.
  return Object.hasOwn(levels, told) ? (levels[told] ?? null) : null;
}

/** A claim's own member; names may hold dots, so a way inside is a list. */
function readClaim(claims: Claims, claim: OidcClaim): unknown {
  return [claim].flat().reduce<unknown>((inner, name) => {
    const isRecord = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name);
    return isRecord ? (Reflect.get(inner, name) as unknown) : undefined;
  }, claims);
}

const isPlain = (value: unknown): value is Plain =>
  ['string', 'number', 'boolean'].includes(typeof value);
