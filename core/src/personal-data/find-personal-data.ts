import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import type { Field, FormDefinition } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { isIdentifierClaim } from '../form/variables/variable-sources.ts';
import {
  coSignatureLogins,
  coSignatureMethod,
  hasCoSignature,
} from '../version-settings/co-signature/co-signature-settings.ts';
import type { VersionSettings } from '../version-settings/version-settings-schema.ts';
import { categoryOfQuestion } from './category-of-question.ts';
import { dataCategories, type DataCategory } from '../field-types/data-categories.ts';

/** A version, with the login that opens it and what is known of the organisation's logins. */
export interface PersonalDataForm {
  readonly definition: Pick<FormDefinition, 'pages' | 'variables'>;
  readonly settings: VersionSettings;
  /** The provider of the login that opens the form. */
  readonly loginProvider?: string | undefined;
  /** Whether a login with this provider gives a BSN; absent when that is not known, which counts as no. */
  readonly isPersonLogin?: ((provider: string) => boolean) | undefined;
}

/** The personal data that a form asks for. */
export interface PersonalData {
  /** In the order of the register. */
  readonly categories: readonly DataCategory[];
  /** Whether it uses a BSN: of a question, or of a login, also that of a co-signer. */
  readonly hasBsn: boolean;
  readonly hasLogin: boolean;
}

/** Finds which personal data a form asks for, by the types and marks of its fields, its variables and its logins. */
export function findPersonalData(
  form: PersonalDataForm,
  types: PartialFieldTypeRegistry,
): PersonalData {
  const { definition, isPersonLogin } = form;
  const inputs = [...iterateFields(definition.pages)].flatMap(({ field }) => {
    const type = getDefinition(types, field.type);
    return type.role === 'input' ? [{ field, type }] : [];
  });
  const logins = [...inputs.flatMap(({ field, type }) => loginOf(field, type)), ...loginsOf(form)];
  const hasBsn =
    inputs.some(({ type }) => type.isSecret === true) ||
    logins.some((provider) => isPersonLogin?.(provider) === true);
  const found = new Set<DataCategory>([
    ...inputs.flatMap(({ field, type }) => categoryOf(field, type) ?? []),
    ...(definition.variables ?? []).flatMap(({ source }): DataCategory[] => {
      if (source.type === 'person') return ['persons_register'];
      return source.type === 'login' && isIdentifierClaim(source.claim) ? ['identification'] : [];
    }),
    ...(logins.length > 0 ? (['login'] as const) : []),
    ...(hasBsn ? (['identification'] as const) : []),
  ]);
  return {
    categories: dataCategories.filter((category) => found.has(category)),
    hasBsn,
    hasLogin: logins.length > 0,
  };
}

type InputType = Extract<ReturnType<typeof getDefinition>, { role: 'input' }>;

/** The provider of a login field; empty when none was chosen yet. */
function loginOf(field: Field, type: InputType): readonly string[] {
  if (type.provenBy !== 'login') return [];
  const settings: { readonly integration_id?: string } = field.custom_properties ?? {};
  return [settings.integration_id ?? ''];
}

/** The login that opens the form, and those with which a co-signer signs. */
function loginsOf({ loginProvider, settings }: PersonalDataForm): readonly string[] {
  const isSigned =
    settings[hasCoSignature.key] === true && settings[coSignatureMethod.key] === 'login';
  const signing = isSigned ? (settings[coSignatureLogins.key] ?? []) : [];
  const opening = loginProvider === undefined ? [] : [loginProvider];
  return [...opening, ...signing.map(({ provider }) => provider)];
}

function categoryOf(field: Field, type: InputType): DataCategory | undefined {
  if (type.isSecret === true) return 'identification';
  if (type.isMailAddress === true) return 'contact';
  if (type.uploads !== undefined) return 'files';
  if (type.provenBy === 'payment') return 'financial';
  // The login itself is found with its provider.
  if (type.provenBy === 'login') return undefined;
  const isOpen = type.valueKind === 'text' || type.valueKind === 'date';
  const asked = type.dataCategory ?? (isOpen ? categoryOfQuestion(field) : undefined);
  return asked ?? (field.is_sensitive === true ? 'sensitive' : undefined);
}
