import type { Field } from './form-definition.ts';
import type { FieldTypeName } from '../field-types/field-types.ts';
import { fieldTypes } from '../field-types/registry.ts';
import type { SettingPart } from '../field-types/settings/setting-part.ts';
import { settingParts } from '../field-types/settings/setting-parts.ts';

/** The members of a new field that only the editor can provide. */
export interface NewFieldIdentity {
  readonly id: string;
  readonly shortId: string;
  readonly label: string;
}

/** Creates a new field, with the defaults of its type's settings and without children. */
export function createField(type: FieldTypeName, { id, shortId, label }: NewFieldIdentity): Field {
  const definition = fieldTypes[type];
  const parts = definition.settings.map((name): SettingPart => settingParts[name]);
  const customProperties = defaultsOf(parts, 'custom_properties');
  const field = {
    id,
    short_id: shortId,
    type,
    label,
    ...defaultsOf(parts, 'field'),
    ...(Object.keys(customProperties).length > 0 ? { custom_properties: customProperties } : {}),
    ...(definition.role === 'container' ? { children: [] } : {}),
  };
  // The parts are those of the type, so their defaults have the shape of its settings.
  return field as Field;
}

function defaultsOf(parts: readonly SettingPart[], at: SettingPart['at']): Record<string, unknown> {
  const set = parts.filter((part) => part.at === at && part.default !== undefined);
  return Object.fromEntries(set.map((part) => [part.name, ownCopy(part.default)]));
}

/** Lists are copied, so that two fields never share one. */
const ownCopy = (value: unknown): unknown =>
  Array.isArray(value) ? Array.from<unknown>(value) : value;
