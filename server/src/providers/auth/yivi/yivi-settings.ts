import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import {
  yiviAuthentications,
  yiviIdentifierKinds,
} from '@form-builder/core/contract/staff/settings/login-drivers.ts';
import * as v from 'valibot';
import { readPairs } from '../../read-pairs.ts';
import { levelOf, readLevels } from '../assurance-level-settings.ts';
import { attributesOf, condisconSchema, isAlwaysDisclosed, type Condiscon } from './condiscon.ts';
import { parseRequestor, type YiviRequestor } from './yivi-requestor.ts';
import { YiviSettingError } from './yivi-setting-error.ts';

/** The settings of a tenant's login with Yivi, with its secret. */
export interface YiviSettings {
  /** The IRMA server, whose requests begin with `session`. */
  readonly server: string;
  readonly requestor: YiviRequestor;
  readonly disclose: Condiscon;
  /** The attributes that can identify the person, in the order of preference. */
  readonly identifier: readonly string[];
  readonly identifierKind: (typeof yiviIdentifierKinds)[number];
  /** The attributes that form the name. */
  readonly name: readonly string[];
  readonly level: string | null;
  /** The values of the level's attribute, with our levels. */
  readonly levels: ReadonlyMap<string, AssuranceLevel>;
  /** The level of a login without such an attribute. */
  readonly defaultLevel: AssuranceLevel | null;
  /** Other attributes that may fill fields, by the name that mappings use. */
  readonly entity: Readonly<Record<string, string>>;
  /** The registered name of the organisation that may use the identifier; `null` for the tenant's. */
  readonly organisation: string | null;
  /** The address that opens the app; `null` for the one of Yivi. */
  readonly appLink: string | null;
}

const optional = v.optional(v.string(), '');

const storedSchema = v.object({
  server: v.pipe(v.string(), v.url()),
  authentication: v.optional(v.picklist(yiviAuthentications), 'token'),
  requestor: optional,
  disclose: v.pipe(v.string(), v.parseJson(), condisconSchema),
  identifier: v.pipe(v.string(), v.minLength(1)),
  identifier_kind: v.optional(v.picklist(yiviIdentifierKinds), 'bsn'),
  name: optional,
  level: optional,
  levels: optional,
  default_level: optional,
  entity: optional,
  organisation: optional,
  app_link: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url())]), ''),
});

/** Parses the stored settings, each of which is a text; throws a YiviSettingError. */
export function parseYiviSettings(stored: unknown, secret: string): YiviSettings {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) {
    const key = parsed.issues[0].path?.[0]?.key;
    throw new YiviSettingError(typeof key === 'string' ? key : 'server');
  }
  const { disclose, ...settings } = parsed.output;
  const attributes = {
    identifier: listOf(settings.identifier),
    name: listOf(settings.name),
    level: settings.level.trim() || null,
    entity: Object.fromEntries(readPairs(settings.entity)),
  };
  assertDisclosed(disclose, attributes);
  return {
    ...attributes,
    server: settings.server,
    requestor: parseRequestor(settings, secret),
    disclose,
    identifierKind: settings.identifier_kind,
    levels: readLevels(settings.levels),
    defaultLevel: levelOf(settings.default_level),
    organisation: settings.organisation || null,
    appLink: settings.app_link || null,
  };
}

/** Requires that every attribute is asked for, and that nobody logs in without an identifier. */
function assertDisclosed(
  disclose: Condiscon,
  {
    identifier,
    name,
    level,
    entity,
  }: Pick<YiviSettings, 'identifier' | 'name' | 'level' | 'entity'>,
): void {
  const asked = attributesOf(disclose);
  const used = {
    identifier,
    name,
    level: level === null ? [] : [level],
    entity: Object.values(entity),
  };
  for (const [key, attributes] of Object.entries(used))
    if (attributes.some((attribute) => !asked.has(attribute))) throw new YiviSettingError(key);
  if (!isAlwaysDisclosed(disclose, identifier)) throw new YiviSettingError('disclose');
}

const listOf = (text: string): readonly string[] =>
  text.split(/[\s,]+/).filter((one) => one !== '');
