import type { Page } from '@form-builder/core/form/form-definition.ts';
import { previousValues, withChanges, type Changes } from './changes.ts';
import type { Command } from './command.ts';
import { getPage } from './place.ts';

/** The texts on the buttons of a page. */
export type ButtonLabel = 'previous_button_label' | 'next_button_label' | 'submit_button_label';

/** Inserts a page with its fields at an index. */
export function insertPage(page: Page, index: number): Command {
  return (document) => ({
    document: { ...document, pages: document.pages.toSpliced(index, 0, page) },
    inverse: removePage(page.id),
  });
}

/** Removes a page with its fields. */
export function removePage(pageId: string): Command {
  return (document) => {
    const page = getPage(document.pages, pageId);
    const index = document.pages.indexOf(page);
    return {
      document: { ...document, pages: document.pages.toSpliced(index, 1) },
      inverse: insertPage(page, index),
    };
  };
}

/** Moves a page; `to` counts the pages without the moved one. */
export function movePage(pageId: string, to: number): Command {
  return (document) => {
    const page = getPage(document.pages, pageId);
    const from = document.pages.indexOf(page);
    const pages = document.pages.toSpliced(from, 1).toSpliced(to, 0, page);
    return { document: { ...document, pages }, inverse: movePage(pageId, from) };
  };
}

/** Changes the title or a button label of a page; `undefined` restores the standard text. */
export function changePage(
  pageId: string,
  changes: Changes<Omit<Page, 'id' | 'properties'>>,
): Command {
  return (document) => {
    const page = getPage(document.pages, pageId);
    const pages = document.pages.map((old) => (old === page ? withChanges(old, changes) : old));
    return {
      document: { ...document, pages },
      inverse: changePage(pageId, previousValues(page, changes)),
    };
  };
}
