import type { Page } from '@form-builder/core/form/form-definition.ts';
import { msg } from '@lingui/core/macro';
import { ref } from 'valtio';
import type { Command } from '../document/command.ts';
import { copyPage } from '../document/copy-field.ts';
import { usedShortIds } from '../document/new-ids.ts';
import {
  changePage,
  insertPage,
  movePage,
  removePage,
  type ButtonLabel,
} from '../document/page-commands.ts';
import { fieldsWithin, getPage } from '../document/place.ts';
import type { Editor } from './editor.ts';
import { removeUnlessUsed } from './remove-unless-used.ts';
import { versionSelected } from './selection.ts';

/** Creates an empty page with a title, and the command that inserts it at an index. */
export function newPage(editor: Editor, index: number): { page: Page; command: Command } {
  const number = editor.document().pages.length + 1;
  const title = editor.texts(msg`Pagina ${number}`);
  const page: Page = { id: editor.ids.createId(), title, properties: [] };
  return { page, command: insertPage(page, index) };
}

/**
 * Adds a page after the one on the canvas, selects it and starts naming it; does nothing in a building block, which
 * has one page.
 */
export function addPage(editor: Editor): void {
  if (editor.formType === 'template') return;
  const { pages } = editor.document();
  const shown = pages.findIndex(({ id }) => id === editor.state.pageId);
  const { page, command } = newPage(editor, shown === -1 ? pages.length : shown + 1);
  editor.perform(command, { label: msg`pagina toevoegen`, select: { kind: 'page', id: page.id } });
  if (editor.state.mode === 'edit' && !editor.state.isListingRules)
    editor.state.editing = ref({ on: 'page', id: page.id, name: 'title' });
}

/** Inserts a copy of a page with its fields after it, and selects the copy. */
export function duplicatePage(editor: Editor, pageId: string): void {
  if (editor.formType === 'template') return;
  const document = editor.document();
  const { pages } = document;
  const page = getPage(pages, pageId);
  const copy = copyPage(page, usedShortIds(document), editor.ids);
  editor.perform(insertPage(copy, pages.indexOf(page) + 1), {
    label: msg`pagina kopiëren`,
    select: { kind: 'page', id: copy.id },
  });
}

/** Removes a page with its fields at once, shows a notice, and offers to undo. */
export function deletePage(editor: Editor, pageId: string): void {
  if (editor.formType === 'template') return;
  const { pages } = editor.document();
  const page = getPage(pages, pageId);
  const index = pages.indexOf(page);
  const next = pages[index + 1] ?? pages[index - 1];
  editor.perform(removePage(pageId), {
    label: msg`pagina verwijderen`,
    select: next ? { kind: 'page', id: next.id } : versionSelected,
  });
  const title = page.title;
  editor.notify({ text: msg`Pagina “${title}” is verwijderd.`, canUndo: true });
}

/** Removes a page at once, or first shows what uses its fields. */
export function askToDeletePage(editor: Editor, pageId: string): void {
  if (editor.formType === 'template') return;
  removeUnlessUsed(editor, {
    key: pageId,
    find: ({ pages }) => {
      const page = pages.find(({ id }) => id === pageId);
      if (!page) return undefined;
      const fields = page.properties.flatMap((field) => fieldsWithin(field));
      return { name: page.title, parts: [{ id: pageId }, ...fields] };
    },
    run: () => deletePage(editor, pageId),
  });
}

/** Moves a page one place up or down. */
export function movePageOneStep(editor: Editor, pageId: string, step: -1 | 1): void {
  const { pages } = editor.document();
  const to = pages.findIndex(({ id }) => id === pageId) + step;
  if (to >= 0 && to < pages.length) movePageTo(editor, pageId, to);
}

/** Moves a page to an index, counted without it. */
export function movePageTo(editor: Editor, pageId: string, to: number): void {
  editor.perform(movePage(pageId, to), {
    label: msg`pagina verplaatsen`,
    select: { kind: 'page', id: pageId },
  });
}

/** Changes the title of a page. */
export function renamePage(editor: Editor, pageId: string, title: string): void {
  editor.perform(changePage(pageId, { title }), {
    label: msg`paginatitel wijzigen`,
    mergeKey: `page ${pageId} title`,
  });
}

/** Changes the text of a button of a page; an empty text restores the default. */
export function changeButtonLabel(
  editor: Editor,
  pageId: string,
  name: ButtonLabel,
  text: string,
): void {
  editor.perform(changePage(pageId, { [name]: text || undefined }), {
    label: msg`knoptekst wijzigen`,
    mergeKey: `${pageId} ${name}`,
  });
}
