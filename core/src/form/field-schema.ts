import * as v from 'valibot';
import type { FieldTypeName, AnyDefinition } from '../field-types/field-types.ts';
import { fieldTypeNames, fieldTypes } from '../field-types/registry.ts';
import type { SettingPart } from '../field-types/settings/setting-part.ts';
import { settingParts } from '../field-types/settings/setting-parts.ts';
import { logicSchema } from '../logic/logic-schema.ts';
import type { Field } from './form-definition.ts';

/**
 * Ids are parts of answer paths (`a.0.b`) and cell keys (`b~1`), so they contain no dot or tilde.
 */
export const formIdSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'Expected an id of letters, digits, - and _'),
);

/** The id of a field in formulas. */
export const shortIdSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]{4,12}$/, 'Expected 4 to 12 lower-case letters and digits'),
);

type FieldEntries = v.ObjectEntries & { readonly type: v.LiteralSchema<FieldTypeName, undefined> };

/** A field of any type; its settings are validated by the parts in its definition. */
export const fieldSchema: v.GenericSchema<unknown, Field> = v.lazy(() => anyField);

// The entries are derived from the definitions, so they have the shape of their types' fields.
const anyField = v.variant(
  'type',
  fieldTypeNames.map((name) => schemaOf(fieldTypes[name])),
) as unknown as v.GenericSchema<unknown, Field>;

function schemaOf(definition: AnyDefinition): v.ObjectSchema<FieldEntries, undefined> {
  const parts = definition.settings.map((name): SettingPart => settingParts[name]);
  const entries: FieldEntries = {
    ...entriesOf(parts, 'field'),
    id: formIdSchema,
    short_id: shortIdSchema,
    type: v.literal(definition.type),
    label: settingParts.label.schema,
    template_field_id: v.exactOptional(formIdSchema),
    custom_properties: v.exactOptional(v.object(entriesOf(parts, 'custom_properties'))),
    logic: v.exactOptional(logicSchema),
    ...(definition.role === 'container' ? { children: v.exactOptional(v.array(fieldSchema)) } : {}),
  };
  return v.object(entries);
}

function entriesOf(parts: readonly SettingPart[], at: SettingPart['at']): v.ObjectEntries {
  const entries = parts.filter((part) => part.at === at);
  return Object.fromEntries(entries.map((part) => [part.name, v.exactOptional(part.schema)]));
}
