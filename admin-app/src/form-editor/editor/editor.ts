import type { MessageDescriptor } from '@lingui/core';
import { proxy, ref } from 'valtio';
import { createAutosave, type Autosave, type AutosaveOptions } from '../autosave/autosave.ts';
import { replaceDocument, type Command } from '../document/command.ts';
import { editedVersionOf, type EditedVersion } from '../document/edited-version.ts';
import type { IdSource } from '../document/new-ids.ts';
import { createHistory, perform, redo, undo, type History } from '../history/history.ts';
import { conflictResolved, type Texts } from './editor-texts.ts';
import type { EditorState, Notice } from './editor-state.ts';
import { pageOf, stillThere, type Selection, versionSelected } from './selection.ts';

/** What the editor needs of the world around it. */
export interface EditorOptions extends Omit<AutosaveOptions, 'onState'> {
  readonly ids: IdSource;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly texts: Texts;
}

/** How a command is remembered and what is selected after it. */
export interface Performance {
  readonly label: MessageDescriptor;
  readonly mergeKey?: string;
  readonly select?: Selection;
}

/** One version open for editing: its state, and everything that changes it. */
export interface Editor {
  readonly state: EditorState;
  readonly ids: IdSource;
  readonly texts: Texts;
  readonly autosave: Autosave;
  /** False for a version that is locked or that the user may not change: commands do nothing. */
  isEditable(): boolean;
  document(): EditedVersion;
  perform(command: Command, performance: Performance): void;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  notify(notice: Notice | null): void;
  /** After a conflict: shows what the other person saved; undo brings one's own back. */
  takeTheirs(): void;
  /** The version was published: from now on it can only be read. */
  lock(): void;
}

export function createEditor(options: EditorOptions): Editor {
  const { version, ids, texts, now } = options;
  const autosave = createAutosave({
    ...options,
    onState: (save) => (state.save = ref(save)),
  });
  const stored = editedVersionOf(version);
  const state: EditorState = proxy<EditorState>({
    history: ref(createHistory(stored)),
    save: ref({ status: 'saved' }),
    selection: versionSelected,
    pageId: stored.pages[0]?.id ?? null,
    mode: 'edit',
    fieldTab: 'settings',
    openSections: ref(['general', 'display']),
    notice: null,
  });
  if (version.is_editable) state.history = ref(createHistory(autosave.start()));

  const isEditable = () => version.is_editable && state.save.status !== 'locked';
  const show = (history: History, selection: Selection) => {
    const { pages } = history.document;
    state.history = ref(history);
    state.selection = stillThere(pages, selection);
    state.pageId = pageOf(pages, state.selection, state.pageId);
  };
  const goTo = (history: History, selection: Selection) => {
    if (!isEditable() || history === state.history) return;
    show(history, selection);
    autosave.changed(history.document);
  };

  const editor: Editor = {
    state,
    ids,
    texts,
    autosave,
    isEditable,
    document: () => state.history.document,
    perform(command, { label, mergeKey, select }) {
      if (!isEditable()) return;
      const step = { label, mergeKey, selection: state.selection, at: now() };
      goTo(perform(state.history, command, step), select ?? state.selection);
    },
    undo() {
      const selection = state.history.past.at(-1)?.selection ?? state.selection;
      state.notice = null;
      goTo(undo(state.history, state.selection), selection);
    },
    redo() {
      const selection = state.history.future.at(-1)?.selection ?? state.selection;
      goTo(redo(state.history, state.selection), selection);
    },
    select: (selection) => show(state.history, selection),
    notify: (notice) => (state.notice = notice && ref(notice)),
    takeTheirs() {
      const theirs = autosave.takeTheirs();
      editor.perform(replaceDocument(theirs), { label: conflictResolved });
    },
    lock: () => (state.save = ref({ status: 'locked' })),
  };
  return editor;
}
