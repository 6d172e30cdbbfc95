import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { fieldsOutsideRows } from '@form-builder/core/form/fields-outside-rows.ts';

/** Returns the fields whose answer is an e-mail address; a field in rows has one for each row. */
export const mailFieldsOf = (pages: readonly Page[]): readonly Field[] =>
  fieldsOutsideRows(
    pages,
    (definition) => definition.role === 'input' && definition.isMailAddress === true,
  );
