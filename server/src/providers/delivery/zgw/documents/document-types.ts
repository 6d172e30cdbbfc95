import { escapeDots } from '@form-builder/core/integrations/nest-values.ts';
import type { DeliveryFile, DeliveryRequest } from '../../delivery-driver.ts';

const prefix = 'documenten.';

/** The target of the fields whose uploads become documents of a type. */
export const targetOfDocumentType = (name: string): string => prefix + escapeDots(name);

/** The names of the document types that fields have of their own, each once. */
export const mappedDocumentTypes = ({ sources }: Pick<DeliveryRequest, 'sources'>) => [
  ...new Set(sources.flatMap(({ target }) => nameOf(target) ?? [])),
];

const nameOf = (target: string): string | undefined =>
  target.startsWith(prefix) ? target.slice(prefix.length).replaceAll('\\.', '.') : undefined;

/** The types of documents, by URL. */
export interface DocumentTypes {
  /** Of the PDF, and of uploads without a type of their own; `null`: those are not added. */
  readonly documentType: string | null;
  /** Of the uploads of fields, by the name of the type. */
  readonly documentTypes: Readonly<Record<string, string>>;
}

/** The type of a document; `null` when it is not added to the case. */
export function typeOfFile(
  { sources }: Pick<DeliveryRequest, 'sources'>,
  { documentType, documentTypes }: DocumentTypes,
  { path }: Pick<DeliveryFile, 'path'>,
): string | null {
  // The field itself, or the one in whose rows it is.
  const fields = path?.split('.') ?? [];
  const names = sources.flatMap(({ target, field }) =>
    fields.includes(field) ? (nameOf(target) ?? []) : [],
  );
  const [name] = names;
  const own = name === undefined ? undefined : Object.getOwnPropertyDescriptor(documentTypes, name);
  return typeof own?.value === 'string' ? own.value : documentType;
}
