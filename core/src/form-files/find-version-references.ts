import type { FormDefinition } from '../form/form-definition.ts';
import { readIntegrations } from '../version-settings/integrations/integration-settings.ts';
import { readCoSignatureLogins } from '../version-settings/co-signature/read-co-signature-logins.ts';
import { findReferences, type FieldReference } from './find-references.ts';

/** A reference of a part of a version to an object of its tenant. */
export interface VersionReference {
  readonly kind: FieldReference['kind'] | 'delivery';
  /** The id or key of the object; the URL of a file. */
  readonly id: string;
  /** The name of the field, variable, login or integration with the reference. */
  readonly label: string;
}

/**
 * Returns all references of a version's fields, variables, co-signature and integrations to objects
 * of their tenant.
 */
export function findVersionReferences(
  { pages, variables = [] }: FormDefinition,
  settings: Readonly<Record<string, unknown>>,
): readonly VersionReference[] {
  return [
    ...findReferences(pages).map(({ kind, id, field }) => ({ kind, id, label: field.label })),
    ...variables.flatMap(({ source, label }) =>
      (source.type === 'login' || source.type === 'person') && source.provider !== ''
        ? [{ kind: 'auth' as const, id: source.provider, label }]
        : [],
    ),
    ...readCoSignatureLogins(settings).map(({ provider: id }) => ({
      kind: 'auth' as const,
      id,
      label: id,
    })),
    ...readIntegrations(settings).flatMap(({ provider: id, name: label }) =>
      id === '' ? [] : [{ kind: 'delivery' as const, id, label }],
    ),
  ];
}
