import type { Version } from '@form-builder/core/contract/staff/versions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { ref } from 'valtio';
import { Autosave, type AutosaveOptions } from '../autosave/autosave.ts';
import type { SaveState } from '../autosave/save-state.ts';
import { replaceDocument, type Command } from '../document/command.ts';
import { editedVersionOf, type EditedVersion } from '../document/edited-version.ts';
import type { IdSource } from '../document/new-ids.ts';
import { createHistory, execute, redo, undo, type History } from '../history/history.ts';
import { conflictResolved, type TranslateDescriptor } from './editor-texts.ts';
import { createEditorState, type EditorState, type Notice } from './editor-state.ts';
import { pageOf, keepValidSelection, type Selection } from './selection.ts';

/** What the editor needs of the world around it. */
export interface EditorOptions extends Omit<AutosaveOptions, 'onState'> {
  readonly ids: IdSource;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly texts: TranslateDescriptor;
}

/** How a command is remembered and what is selected after it. */
export interface Execution {
  readonly label: MessageDescriptor;
  readonly mergeKey?: string;
  readonly select?: Selection;
}

/** One version open for editing: its state, and everything that changes it. */
export class Editor {
  readonly state: EditorState;
  readonly ids: IdSource;
  readonly texts: TranslateDescriptor;
  readonly autosave: Autosave;
  readonly #version: Version;
  readonly #now: () => number;

  constructor(options: EditorOptions) {
    const { version, ids, texts, now } = options;
    this.#version = version;
    this.#now = now;
    this.ids = ids;
    this.texts = texts;
    this.state = createEditorState(editedVersionOf(version), version.is_editable);
    this.autosave = new Autosave({
      ...options,
      onState: (save) => this.#follow(save),
    });
    if (version.is_editable) this.state.history = ref(createHistory(this.autosave.start()));
  }

  /** False for a version that is locked or that the user may not change: commands do nothing. */
  isEditable(): boolean {
    return this.state.isEditable;
  }

  document(): EditedVersion {
    return this.state.history.document;
  }

  perform(command: Command, { label, mergeKey, select }: Execution): void {
    if (!this.isEditable()) return;
    const { history, selection } = this.state;
    const step = { label, mergeKey, selection, at: this.#now() };
    this.#goTo(execute(history, command, step), select ?? selection);
  }

  undo(): void {
    const { history, selection } = this.state;
    this.state.notice = null;
    this.#goTo(undo(history, selection), history.past.at(-1)?.selection ?? selection);
  }

  redo(): void {
    const { history, selection } = this.state;
    this.#goTo(redo(history, selection), history.future.at(-1)?.selection ?? selection);
  }

  select(selection: Selection): void {
    this.#show(this.state.history, selection);
  }

  notify(notice: Notice | null): void {
    this.state.notice = notice && ref(notice);
  }

  /** After a conflict: shows what the other person saved; undo brings one's own back. */
  takeTheirs(): void {
    const theirs = this.autosave.takeTheirs();
    this.perform(replaceDocument(theirs), { label: conflictResolved });
  }

  /** The version was published: from now on it can only be read. */
  lock(): void {
    this.#follow({ status: 'locked' });
  }

  #follow(save: SaveState): void {
    // Every letter typed leaves it "unsaved": views that follow it need not hear that again.
    if (save.status !== 'unsaved' || this.state.save.status !== 'unsaved') {
      this.state.save = ref(save);
    }
    this.state.isEditable = this.#version.is_editable && save.status !== 'locked';
  }

  #goTo(history: History, selection: Selection): void {
    if (!this.isEditable() || history === this.state.history) return;
    this.#show(history, selection);
    this.autosave.changed(history.document);
  }

  #show(history: History, selection: Selection): void {
    const { pages } = history.document;
    this.state.history = ref(history);
    this.state.selection = keepValidSelection(pages, selection);
    this.state.pageId = pageOf(pages, this.state.selection, this.state.pageId);
  }
}
