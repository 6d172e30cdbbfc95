import { fieldTypes } from '../field-types/registry.ts';
import type { Field, Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import { isTemplateField } from '../templates/is-template-field.ts';

/** A reference of a field to an object of its tenant. */
export interface FieldReference {
  readonly kind: 'template' | 'list' | 'auth' | 'payment' | 'file';
  /** The id or key of the object; the URL of a file. */
  readonly id: string;
  readonly field: Field;
}

/** Returns all references of a form's fields to objects of their tenant, in reading order. */
export function findReferences(pages: readonly Page[]): readonly FieldReference[] {
  return [...iterateFields(pages)].flatMap(({ field }) => referenceOf(field) ?? []);
}

function referenceOf(field: Field): FieldReference | undefined {
  const found = idOf(field);
  return found?.id === undefined || found.id === '' ? undefined : { ...found, id: found.id, field };
}

interface Named {
  readonly kind: FieldReference['kind'];
  readonly id: string | undefined;
}

function idOf(field: Field): Named | undefined {
  if (isTemplateField(field)) return { kind: 'template', id: field.template_version_id };
  const definition = fieldTypes[field.type];
  if (definition.role !== 'input')
    return isOnServer(field) ? { kind: 'file', id: field.url } : undefined;
  const { integration_id: provider, custom_list: list }: ServiceSettings =
    field.custom_properties ?? {};
  if (definition.lookUp === 'lists') return { kind: 'list', id: list };
  if (definition.provenBy === 'login') return { kind: 'auth', id: provider };
  if (definition.provenBy === 'payment') return { kind: 'payment', id: provider };
  return undefined;
}

interface ServiceSettings {
  readonly integration_id?: string;
  readonly custom_list?: string;
}

/** Images and downloads with a path on the form's server. */
const isOnServer = ({ url }: Field) => url?.startsWith('/') === true;
