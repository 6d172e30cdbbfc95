import {
  assuranceLevels,
  type AssuranceLevel,
} from '@form-builder/core/field-types/settings/assurance-level.ts';
import * as v from 'valibot';
import { readPairs } from '../../read-pairs.ts';

/** A claim as a path of names; most paths have one name. */
export type OidcClaim = readonly string[];

/** The settings of a tenant's OpenID Connect login; the client secret is stored separately. */
export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** The registered name of the organisation that may use the identifier; `null` for the tenant's. */
  readonly organisation: string | null;
  readonly claims: {
    readonly identifier: OidcClaim;
    readonly name: OidcClaim | null;
    readonly level: OidcClaim | null;
    /** Other claims that may fill fields, by the name that mappings use. */
    readonly entity: Readonly<Record<string, OidcClaim>>;
  };
  /** The provider's own level names, with ours. */
  readonly levels: ReadonlyMap<string, AssuranceLevel>;
  /** The level of a provider that reports none. */
  readonly defaultLevel: AssuranceLevel | null;
  /** Also reads claims from the userinfo endpoint. */
  readonly readsUserinfo: boolean;
}

const text = (whenAbsent: string) => v.optional(v.string(), whenAbsent);

/** Parses the stored settings, each of which is a text. */
export const oidcSettingsSchema = v.pipe(
  v.object({
    issuer: v.pipe(v.string(), v.url()),
    client_id: v.pipe(v.string(), v.minLength(1)),
    scope: text('openid'),
    identifier: v.pipe(v.string(), v.minLength(1)),
    name: text('name'),
    level: text('acr'),
    levels: text(''),
    default_level: text(''),
    entity: text(''),
    organisation: text(''),
    reads_userinfo: text(''),
  }),
  v.transform((stored): OidcSettings => ({
    issuer: stored.issuer,
    clientId: stored.client_id,
    scope: stored.scope,
    organisation: stored.organisation === '' ? null : stored.organisation,
    claims: {
      identifier: claimOf(stored.identifier),
      name: stored.name === '' ? null : claimOf(stored.name),
      level: stored.level === '' ? null : claimOf(stored.level),
      entity: Object.fromEntries(
        readPairs(stored.entity).map(([member, claim]) => [member, claimOf(claim)]),
      ),
    },
    levels: new Map(
      readPairs(stored.levels).flatMap(([theirs, ours]): [string, AssuranceLevel][] => {
        const level = levelOf(ours);
        return level === null ? [] : [[theirs, level]];
      }),
    ),
    defaultLevel: levelOf(stored.default_level),
    readsUserinfo: stored.reads_userinfo === 'true',
  })),
);

const levelOf = (name: string): AssuranceLevel | null =>
  assuranceLevels.find((level) => level === name) ?? null;

/** The path of a claim as it is set. Names may contain dots and colons, so `>` separates those of a nested claim. */
export const claimOf = (path: string): OidcClaim => path.split('>').map((name) => name.trim());
