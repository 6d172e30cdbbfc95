import { emptyText } from '../../formats/empty-text.ts';
import {
  memberOf,
  plainMembers,
  present,
  recordOf,
  textIn,
  type UnknownRecord,
} from '../base/answer-record.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { AssuranceLevel } from '../settings/assurance-level.ts';
import type { MappingSettings } from '../mapping.ts';
import type { InputDefinition } from '../field-type.ts';
import { recordInput } from '../base/record-input.ts';
import {
  lookUpSettings,
  messageSettings,
  questionSettings,
  stateSettings,
} from '../settings/setting-lists.ts';

/** The logged-in person: the name, and other claims that the organisation allows fields to be filled with. */
export interface AuthEntity {
  readonly name: string;
  readonly [claim: string]: string | number | boolean | null;
}

/** That somebody else logged in for the person or company of the login. */
export interface LoginRepresentation {
  /** The name of who logged in; may be empty. */
  readonly acting_name: string;
  /** The last characters of the represented person's or company's number. */
  readonly number_ending: string;
}

/** The login and its time; `iteration` is the version of the attributes that the identity wallet disclosed. */
export interface AuthAnswer {
  readonly entity: AuthEntity;
  readonly authenticated_at: string;
  readonly iteration?: { readonly id: string };
  /** Present when the entity is represented by who logged in. */
  readonly representation?: LoginRepresentation;
}

export interface AuthSettings extends MappingSettings {
  readonly integration_id?: string;
  /** The request to the provider. */
  readonly scope?: string;
  /** The minimum level of assurance, of DigiD or of eHerkenning. */
  readonly assurance_level?: AssuranceLevel;
}

/** A login as a citizen or a company. The proven identity stays on the server. */
export const authDefinition: InputDefinition<'auth', AuthSettings, AuthAnswer> = {
  ...recordInput,
  type: 'auth',
  feature: 'citizen_login',
  loading: 'services',
  group: 'integration',
  provenBy: 'login',
  // A service may have other claims, by the names that its settings give them.
  members: ['entity.name'],
  settings: [
    ...questionSettings,
    ...lookUpSettings,
    'scope',
    'assurance_level',
    'width',
    ...stateSettings,
    ...messageSettings,
  ],
  parse: parseAuth,
  format: (value, _field, { translate }) =>
    value === null ? emptyText : nameLogin(value, translate),
};

/** The represented person or company, and who filled in the form for them. */
function nameLogin(
  { entity, representation }: AuthAnswer,
  translate: FormatContext['translate'],
): string {
  if (representation === undefined) return nameParty(entity);
  const { acting_name: acting, number_ending: ending } = representation;
  return translate('form.login.by', {
    represented: nameParty(entity) || translate('form.login.number_ending', { ending }),
    acting: acting || translate('form.login.by_unnamed'),
  });
}

/** The name, or the RSIN of a company whose name is not known. */
const nameParty = ({ name, rsin }: AuthEntity): string =>
  name || (typeof rsin === 'string' ? `RSIN ${rsin}` : '');

function parseAuth(input: unknown): AuthAnswer | null | undefined {
  if (input === null) return null;
  const record = recordOf(input);
  const entity = record && recordOf(memberOf(record, 'entity'));
  const name = entity && textIn(entity, 'name');
  const authenticated_at = record && textIn(record, 'authenticated_at', 40);
  if (!record || !entity || name === undefined || authenticated_at === undefined) return undefined;
  if (Number.isNaN(Date.parse(authenticated_at))) return undefined;
  const id = textOf(record, 'iteration', 'id');
  const iteration = id === undefined ? undefined : { id };
  const representation = parseRepresentation(record);
  return {
    entity: { ...plainMembers(entity), name },
    authenticated_at,
    ...present({ iteration, representation }),
  };
}

function parseRepresentation(record: UnknownRecord): LoginRepresentation | undefined {
  const acting_name = textOf(record, 'representation', 'acting_name');
  const number_ending = textOf(record, 'representation', 'number_ending');
  return acting_name === undefined || number_ending === undefined
    ? undefined
    : { acting_name, number_ending };
}

/** A string member of a nested record. */
function textOf(record: UnknownRecord, outer: string, inner: string): string | undefined {
  const found = recordOf(memberOf(record, outer));
  return found && textIn(found, inner);
}
