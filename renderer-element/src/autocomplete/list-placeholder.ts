import type { Translate } from '@form-builder/core/messages/translate.ts';
import type { ListParents } from './use-list-parents.ts';

/**
 * The placeholder of a list's search input: when another answer filters the list and is missing, it
 * names that question.
 */
export function listPlaceholder(
  { placeholder }: { readonly placeholder?: string },
  parents: ListParents | undefined,
  translate: Translate,
): string {
  if (parents?.ids.length === 0)
    return translate('form.lookup.parent_first', { item: parents.label });
  return placeholder || translate('element.choose');
}
