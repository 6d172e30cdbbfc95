import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import * as v from 'valibot';
import { clientAuthentications } from '@form-builder/core/contract/staff/settings/client-authentications.ts';
import {
  oidcIdentifierKinds,
  representationClaims,
} from '@form-builder/core/contract/staff/settings/login-drivers.ts';
import { readPairs } from '../../read-pairs.ts';
import type { IdentifierKind } from '../identifier-kind.ts';
import { levelOf, readLevels } from '../assurance-level-settings.ts';
import {
  representationEntries,
  representationRule,
  type RepresentationRule,
} from '../representation.ts';

/** A claim as a path of names; most paths have one name. */
export type OidcClaim = readonly string[];

/** Where a provider reports who is represented, and by whom; `null`: it does not. */
export interface RepresentationClaims {
  /** The number of the represented person or company. */
  readonly represented: OidcClaim | null;
  readonly name: OidcClaim | null;
  /** Other claims of the represented person or company. */
  readonly entity: Readonly<Record<string, OidcClaim>>;
  /** The number of who logged in, if that is not the identifier. */
  readonly acting: OidcClaim | null;
  /** The pseudonym of the person of an intermediary. */
  readonly person: OidcClaim | null;
  /** The id of the service of the mandate. */
  readonly service: OidcClaim | null;
}

/** The settings of a tenant's OpenID Connect login; the client secret is stored separately. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  /** The tenant signs an assertion with a key of its own, instead of sending a secret. */
  readonly signsAssertions: boolean;
  readonly scope: string;
  /** The registered name of the organisation that may use the identifier; `null` for the tenant's. */
  readonly organisation: string | null;
  readonly claims: {
    readonly identifier: OidcClaim;
    /** What the identifier is; `null`: its claim or its form says it. */
    readonly identifierKind: IdentifierKind | null;
    readonly name: OidcClaim | null;
    /** The RSIN of the company that the form is about. */
    readonly rsin: OidcClaim | null;
    readonly level: OidcClaim | null;
    /** The parties when somebody logs in for somebody else. */
    readonly representation: RepresentationClaims;
    /** Other claims that may fill fields, by the name that mappings use. */
    readonly entity: Readonly<Record<string, OidcClaim>>;
  };
  readonly representation: RepresentationRule;
  /** The provider's own level names, with ours. */
  readonly levels: ReadonlyMap<string, AssuranceLevel>;
  /** The level of a provider that reports none. */
  readonly defaultLevel: AssuranceLevel | null;
  /** Also reads claims from the userinfo endpoint. */
  readonly readsUserinfo: boolean;
  /** Logging out at the provider names the session by its ID token. */
  readonly sendsHint: boolean;
}

const text = (whenAbsent: string) => v.optional(v.string(), whenAbsent);

/** Parses the stored settings, each of which is a text. */
export const oidcSettingsSchema = v.pipe(
  v.object({
    issuer: v.pipe(v.string(), v.url()),
    client_id: v.pipe(v.string(), v.minLength(1)),
    client_authentication: v.optional(v.picklist(['', ...clientAuthentications]), ''),
    scope: text('openid'),
    identifier: v.pipe(v.string(), v.minLength(1)),
    identifier_kind: v.optional(v.picklist(['', ...oidcIdentifierKinds]), ''),
    name: text('name'),
    rsin: text(''),
    level: text('acr'),
    levels: text(''),
    default_level: text(''),
    entity: text(''),
    organisation: text(''),
    reads_userinfo: text(''),
    logout_without_hint: text(''),
    ...representationEntries,
    represented: text(representationClaims.represented),
    represented_name: text(''),
    represented_entity: text(''),
    acting: text(representationClaims.acting),
    acting_person: text(''),
    service: text(representationClaims.service),
  }),
  v.transform((stored): OidcSettings => ({
    issuer: stored.issuer,
    clientId: stored.client_id,
    signsAssertions: stored.client_authentication === 'private_key',
    scope: stored.scope,
    organisation: stored.organisation === '' ? null : stored.organisation,
    claims: {
      identifier: claimOf(stored.identifier),
      identifierKind: kindOfSetting(stored.identifier_kind),
      name: optionalClaim(stored.name),
      rsin: optionalClaim(stored.rsin),
      level: optionalClaim(stored.level),
      entity: readClaimPairs(stored.entity),
      representation: {
        represented: optionalClaim(stored.represented),
        name: optionalClaim(stored.represented_name),
        entity: readClaimPairs(stored.represented_entity),
        acting: optionalClaim(stored.acting),
        person: optionalClaim(stored.acting_person),
        service: optionalClaim(stored.service),
      },
    },
    representation: representationRule(stored),
    levels: readLevels(stored.levels),
    defaultLevel: levelOf(stored.default_level),
    readsUserinfo: stored.reads_userinfo === 'true',
    sendsHint: stored.logout_without_hint !== 'true',
  })),
);

const kindOfSetting = (kind: '' | (typeof oidcIdentifierKinds)[number]): IdentifierKind | null =>
  kind === 'pseudonym' ? 'identifier' : kind || null;

/** The path of a claim as it is set. Names may contain dots and colons, so `>` separates those of a nested claim. */
export const claimOf = (path: string): OidcClaim => path.split('>').map((name) => name.trim());

const optionalClaim = (path: string): OidcClaim | null => (path === '' ? null : claimOf(path));

const readClaimPairs = (text: string): Readonly<Record<string, OidcClaim>> =>
  Object.fromEntries(readPairs(text).map(([member, claim]) => [member, claimOf(claim)]));
