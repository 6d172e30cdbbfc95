import type { AuthEntity } from '@form-builder/core/field-types/auth/auth.ts';
import { isRsin } from '@form-builder/core/validation/rules/identifiers/rsin.ts';
import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { ActingParty, ProvenIdentity } from '../login-driver.ts';
import { isOfKind, kindByForm, type IdentifierKind } from '../identifier-kind.ts';
import type { OidcClaim, OidcSettings } from './oidc-settings.ts';

/** The claims of a provider. */
export type Claims = Readonly<Record<string, unknown>>;
type Plain = string | number | boolean | null;

/**
 * Reads the identity from the claims, by the tenant's mapping; `undefined` without an identifier, and when the claims
 * about acting for somebody contradict each other. The identity is the represented person's or company's.
 */
export function readIdentity(claims: Claims, settings: OidcSettings): ProvenIdentity | undefined {
  const parties = readParties(claims, settings);
  if (parties === undefined) return undefined;
  const { acting, represented } = parties;
  const level = readLevel(claims, settings);
  const ofActing = readEntity(claims, settings.claims);
  const kind = findKind(represented, claims, settings);
  if (kind === undefined) return undefined;
  // A company that is known by its RSIN has no KVK number, so its answer shows that.
  const shown = kind === 'rsin' ? { rsin: represented } : {};
  const rsin = kind === 'rsin' ? shown : readRsin(claims, settings.claims);
  const found = { identifier: represented, kind, ...rsin, level };
  if (represented === acting) return { ...found, entity: { ...ofActing, ...shown } };
  return {
    ...found,
    entity: { ...readEntity(claims, settings.claims.representation), ...shown },
    acting: {
      identifier: acting,
      kind: kind === 'identifier' ? kind : kindByForm(acting),
      entity: ofActing,
      ...readMandate(claims, settings),
    },
  };
}

const qualifier = /^urn:etoegang:[\d.]+:EntityConcernedID:(\w+)$/;
const qualified: ReadonlyMap<string | undefined, IdentifierKind> = new Map([
  ['BSN', 'bsn'],
  ['KvKnr', 'kvk'],
  ['RSIN', 'rsin'],
]);

/**
 * What kind of number identifies the person or company: as the tenant set it, as the claims qualify it (eHerkenning), or
 * by its form. `undefined` when these contradict each other.
 */
function findKind(
  number: string,
  claims: Claims,
  { claims: { identifier, identifierKind } }: OidcSettings,
): IdentifierKind | undefined {
  const names = [readText(claims, ['namequalifier']), identifier.at(-1) ?? ''];
  const of = names.map((name) => qualifier.exec(name)).find((match) => match !== null);
  const reported = of && (qualified.get(of[1]) ?? 'identifier');
  const kind = identifierKind ?? reported ?? kindByForm(number);
  return (reported ?? kind) === kind && isOfKind[kind](number) ? kind : undefined;
}

interface Parties {
  readonly acting: string;
  /** The same for people who log in for themselves. */
  readonly represented: string;
}

function readParties(
  claims: Claims,
  { claims: { identifier, representation } }: OidcSettings,
): Parties | undefined {
  const own = readNumber(claims, identifier);
  const reported = readNumber(claims, representation.acting);
  const represented = readNumber(claims, representation.represented);
  if (own === null || reported === null || represented === null) return undefined;
  // Somebody whose number is only reported as that of who acts logs in for themselves.
  const acting = reported ?? own;
  if (acting === undefined) return undefined;
  // The identifier must be of one of the parties: a third number says that the mapping is wrong.
  const isOfParty = own === undefined || own === acting || own === represented;
  if (!isOfParty || hasOtherIntermediary(claims, [own, acting])) return undefined;
  return { acting, represented: represented ?? acting };
}

/** The claims of eHerkenning about the company at the end of a chain of mandates. */
const intermediaryClaims = [
  'urn:etoegang:core:IntermediateEntityID',
  'urn:etoegang:1.9:IntermediateEntityID:KvKnr',
];

/** Whether an intermediary acts whom the mapping does not read: they would pass for the company itself. */
const hasOtherIntermediary = (claims: Claims, known: readonly (string | undefined)[]): boolean =>
  intermediaryClaims
    .map((claim) => readClaim(claims, [claim]) ?? undefined)
    .some((value) => value !== undefined && !known.some((number) => number === value));

/** `undefined` when the claim is absent; `null` when it is no text, which must not pass for an absent one. */
function readNumber(claims: Claims, claim: OidcClaim | null): string | null | undefined {
  const value = claim === null ? undefined : readClaim(claims, claim);
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The RSIN of the company that the form is about; what is none is left out. */
function readRsin(claims: Claims, { rsin }: OidcSettings['claims']): Pick<ProvenIdentity, 'rsin'> {
  const number = readText(claims, rsin);
  return isRsin(number) ? { rsin: number } : {};
}

function readMandate(
  claims: Claims,
  { claims: { representation } }: OidcSettings,
): Pick<ActingParty, 'person' | 'mandate'> {
  const person = readText(claims, representation.person);
  const mandate = readText(claims, representation.service);
  return { ...(person !== '' && { person }), ...(mandate !== '' && { mandate }) };
}

function readEntity(
  claims: Claims,
  { name, entity }: Pick<OidcSettings['claims'], 'name' | 'entity'>,
): AuthEntity {
  const members = Object.entries(entity).flatMap(([member, claim]): [string, Plain][] => {
    const value = readClaim(claims, claim);
    return isPlain(value) ? [[member, value]] : [];
  });
  return { ...Object.fromEntries(members), name: readText(claims, name) };
}

/** The text of a claim; empty for any other value. */
function readText(claims: Claims, claim: OidcClaim | null): string {
  const value = claim === null ? undefined : readClaim(claims, claim);
  return typeof value === 'string' ? value : '';
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
