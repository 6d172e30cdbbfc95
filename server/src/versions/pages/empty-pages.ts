import type { Page } from '@form-builder/core/form/form-definition.ts';

/** The pages of a new form. The title is in Dutch, the first language of every form. */
export function createEmptyPages(createId: () => string): readonly Page[] {
  return [{ id: createId(), title: 'Pagina 1', properties: [] }];
}
