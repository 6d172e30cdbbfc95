import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import type { Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';

/** Whether a form asks for a BSN, a login, or an answer that a designer marked as sensitive. */
export const asksForSecrets = (pages: readonly Page[], types: PartialFieldTypeRegistry): boolean =>
  [...iterateFields(pages)].some(({ field }) => {
    const definition = getDefinition(types, field.type);
    if (definition.role !== 'input') return false;
    const isMarked = field.is_sensitive === true;
    return isMarked || definition.isSecret === true || definition.provenBy === 'login';
  });
