import * as v from 'valibot';
import { pageLogicSchema } from '../logic/logic-schema.ts';
import { fieldSchema, formIdSchema } from './field-schema.ts';
import type { Field, Page } from './form-definition.ts';
import { iterateFields } from './iterate-fields.ts';

/** The maximum sizes of a version. */
export const formLimits = { pages: 200, fields: 10_000, depth: 10 } as const;

/**
 * The maximum nesting of arrays and objects, which fields, groups of conditions and settings do not
 * reach.
 */
const nestingLimit = 60;

const text = v.pipe(v.string(), v.maxLength(500));

const pageSchemaOf = (field: v.GenericSchema<unknown, Field>) =>
  v.object({
    id: formIdSchema,
    title: text,
    previous_button_label: v.exactOptional(text),
    next_button_label: v.exactOptional(text),
    submit_button_label: v.exactOptional(text),
    is_hidden: v.exactOptional(v.boolean()),
    logic: v.exactOptional(pageLogicSchema),
    properties: v.array(field),
  });

const pagesSchemaOf = (
  field: v.GenericSchema<unknown, Field>,
): v.GenericSchema<unknown, readonly Page[]> =>
  v.pipe(
    v.unknown(),
    v.check((input) => isNestedWithin(input, nestingLimit), 'Expected less nesting'),
    v.array(pageSchemaOf(field)),
    v.maxLength(formLimits.pages),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const message of new Set(structureFaults(dataset.value))) addIssue({ message });
    }),
  );

/**
 * Parses unknown input to the pages of a version: known types with their own settings, ids that are
 * unique in the version, sizes within `formLimits`. Leaves out unknown properties.
 */
export const pagesSchema = pagesSchemaOf(fieldSchema);

/**
 * The schema of pages that an edit made from stored ones. A field that is the very object of a stored page is
 * taken as it is, so that the cost of an edit is that of what it changes; everything else is parsed as by `pagesSchema`.
 */
export function editedPagesSchema(
  stored: readonly Page[],
): v.GenericSchema<unknown, readonly Page[]> {
  const known = new Set<unknown>(stored.flatMap(({ properties }) => properties));
  const unchangedSchema = v.custom<Field>((input) => known.has(input));
  return pagesSchemaOf(v.lazy((input) => (known.has(input) ? unchangedSchema : fieldSchema)));
}

function* structureFaults(pages: readonly Page[]): Generator<string> {
  const ids = new Set<string>();
  const shortIds = new Set<string>();
  for (const page of pages) {
    if (ids.has(page.id)) yield `Id ${page.id} is used twice`;
    ids.add(page.id);
  }
  let count = 0;
  for (const { field, depth } of iterateFields(pages)) {
    if (ids.has(field.id)) yield `Id ${field.id} is used twice`;
    if (shortIds.has(field.short_id)) yield `Short id ${field.short_id} is used twice`;
    if (depth > formLimits.depth)
      yield `Fields stand inside each other more than ${formLimits.depth} deep`;
    ids.add(field.id);
    shortIds.add(field.short_id);
    count += 1;
  }
  if (count > formLimits.fields) yield `More than ${formLimits.fields} fields`;
}

/** Descends no deeper than the limit, so that hostile nesting cannot exhaust the stack. */
function isNestedWithin(input: unknown, limit: number): boolean {
  if (limit < 0) return false;
  if (typeof input !== 'object' || input === null) return true;
  return Object.values(input).every((value) => isNestedWithin(value, limit - 1));
}
