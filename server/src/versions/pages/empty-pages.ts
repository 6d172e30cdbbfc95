import type { Page } from '@form-builder/core/form/form-definition.ts';

/** What a new form begins with. The title is in the language every form begins in, Dutch. */
export function createEmptyPages(createId: () => string): readonly Page[] {
  return [{ id: createId(), title: 'Pagina 1', properties: [] }];
}
