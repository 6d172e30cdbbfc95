import { personMemberNames } from '@form-builder/core/form/variables/person-members.ts';
import { loginClaims } from '@form-builder/core/form/variables/variable-sources.ts';
import type {
  VariableSourceName,
  VariableSourceOf,
} from '@form-builder/core/form/variables/variable.ts';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { loginClaimNames } from '../languages/login-claim-names.ts';
import { memberNames } from '../languages/member-names.ts';
import { personMemberNamesInWords } from '../languages/person-member-names.ts';

interface SourceNames {
  readonly nameProvider: (id: string) => string | undefined;
  readonly nameField: (id: string) => string | undefined;
}

type NameSource<S extends VariableSourceName> = (
  source: VariableSourceOf<S>,
  names: SourceNames,
) => string | undefined;

const sources: { readonly [S in VariableSourceName]: NameSource<S> } = {
  // They are described by what they hold.
  formula: () => undefined,
  constant: () => undefined,
  date: () => t`de datum van vandaag`,
  login: ({ provider, claim }, { nameProvider }) =>
    `${nameProvider(provider) ?? t`inloggen`}: ${nameClaim(claim)}`,
  person: ({ member }) => `BRP: ${namePersonMember(member)}`,
  look_up: ({ field, member }, { nameField }) =>
    `${nameField(field) ?? t`opgezocht gegeven`}: ${nameMember(member)}`,
  data: ({ provider, output }, { nameProvider }) =>
    `${nameProvider(provider) ?? t`gegevensbron`}: ${output}`,
  host: ({ name }) => t`pagina om het formulier: ${name}`,
  query: ({ name }) => t`webadres: ${name}`,
};

/** Returns where the value of a variable comes from, in words; `undefined` for what is described by its value. */
export const nameSource = <S extends VariableSourceName>(
  source: VariableSourceOf<S>,
  names: SourceNames,
): string | undefined => sources[source.type](source, names);

/** The name of a detail that a look-up finds; as the source names it where we have no words. */
export function nameMember(member: string): string {
  const name = memberNames[member];
  return name ? i18n._(name) : member;
}

function nameClaim(claim: string): string {
  const known = loginClaims.find((one) => one === claim);
  return known ? i18n._(loginClaimNames[known]) : claim;
}

function namePersonMember(member: string): string {
  const known = personMemberNames.find((one) => one === member);
  return known ? i18n._(personMemberNamesInWords[known]) : member;
}
