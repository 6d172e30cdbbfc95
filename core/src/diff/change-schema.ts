import * as v from 'valibot';
import { formIdSchema } from '../form/field-schema.ts';
import type { Change, ChangeKind } from './change.ts';

const name = v.string();
const index = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Parsed with the version that the change results in. */
const record = v.record(v.string(), v.unknown());

const place = v.object({ pageId: formIdSchema, parentId: v.nullable(formIdSchema), at: index });
const replaced = { name, after: v.optional(v.unknown()) };
const ofPage = { pageId: formIdSchema };
const ofVariable = { variableId: formIdSchema };
const ofField = { fieldId: formIdSchema };
const ofOption = { ...ofField, key: name };
const ofRule = { holderId: formIdSchema, key: name };
const language = { language: name };
const setting = { ...ofField, ...replaced, at: v.picklist(['field', 'custom_properties']) };
const group = v.picklist(['settings', 'submission_settings', 'theme_settings']);
const option = { ...ofOption, after: record };

/** The members of each kind of change that `applyChanges` reads: a forgotten kind does not compile. */
const entriesByKind: Readonly<Record<ChangeKind, v.ObjectEntries>> = {
  version_changed: replaced,
  language_added: { ...language, at: index },
  language_removed: language,
  language_moved: { ...language, at: index },
  version_setting_changed: { ...replaced, group },
  translation_changed: { ...replaced, ...language },
  translations_changed: replaced,
  page_added: { ...ofPage, page: record, at: index },
  page_removed: ofPage,
  page_moved: { ...ofPage, at: index },
  page_renamed: { ...ofPage, ...replaced },
  page_changed: { ...ofPage, ...replaced },
  variable_added: { ...ofVariable, variable: record, at: index },
  variable_removed: ofVariable,
  variable_moved: { ...ofVariable, at: index },
  variable_renamed: { ...ofVariable, ...replaced },
  variable_changed: { ...ofVariable, ...replaced },
  field_added: { ...ofField, field: record, to: place },
  field_removed: { ...ofField, from: place },
  field_moved: { ...ofField, from: place, to: place },
  field_renamed: setting,
  type_changed: setting,
  setting_changed: setting,
  formula_changed: setting,
  option_added: { ...ofOption, option: record, to: index },
  option_removed: ofOption,
  option_moved: { ...ofOption, option: record, to: index },
  option_renamed: option,
  option_changed: option,
  option_recoded: option,
  rule_added: { ...ofRule, rule: record, to: index },
  rule_removed: ofRule,
  rule_moved: { ...ofRule, rule: record, to: index },
  rule_changed: { ...ofRule, after: record },
};

/**
 * Parses a change that is to be applied. What only describes it, such as its effect and the value before, is
 * left out; the type of changes does not express that.
 */
export const changeSchema = v.variant(
  'kind',
  Object.entries(entriesByKind).map(([kind, entries]) =>
    v.object({ ...entries, kind: v.literal(kind) }),
  ),
) as unknown as v.GenericSchema<Change>;
