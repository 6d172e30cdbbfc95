import type { FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { MergeVersions } from '@form-builder/core/diff/merge/merge-versions.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { ref } from 'valtio';
import { withTexts } from '../../languages/with-texts.ts';
import { Autosave, type AutosaveOptions } from '../autosave/autosave.ts';
import type { SaveState } from '../autosave/save-state.ts';
import { replaceDocument, restoreDocument, type Command, type Kept } from '../document/command.ts';
import { editedVersionOf, type EditedVersion } from '../document/edited-version.ts';
import type { IdSource } from '../document/new-ids.ts';
import {
  createHistory,
  execute,
  redo,
  undo,
  withEarlier,
  type EarlierSteps,
  type History,
} from '../history/history.ts';
import { rebaseHistory } from '../history/rebase-history.ts';
import {
  conflictResolved,
  mergedWith,
  momentRestored,
  nothingToRedo,
  nothingToUndo,
  type TranslateDescriptor,
} from './editor-texts.ts';
import { createEditorState, type EditorState, type Notice } from './editor-state.ts';
import { pageOf, keepValidSelection, type Selection } from './selection.ts';

const loadStayed = withTexts(() => import('../autosave/stayed-notice.ts'), 'panels');

/** Says what an undo left as another user made it; without a network nothing is said, and nothing is lost. */
async function sayWhatStayed(editor: Editor, kept: Kept): Promise<void> {
  const stayed = await loadStayed().catch(() => undefined);
  if (stayed) editor.notify(stayed.stayedNotice(kept));
}

/** The dependencies of the editor. */
export interface EditorOptions extends Omit<AutosaveOptions, 'onState' | 'onMerged'> {
  readonly ids: IdSource;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly texts: TranslateDescriptor;
}

/** The options of a command: its undo step, and the selection after it. */
export interface Execution {
  readonly label: MessageDescriptor;
  readonly mergeKey?: string;
  readonly select?: Selection;
}

/** An open version: its state, and everything that changes it. */
export class Editor {
  readonly state: EditorState;
  readonly ids: IdSource;
  readonly texts: TranslateDescriptor;
  /** A form, or a building block: one page without rules of its own. */
  readonly formType: FormType;
  readonly versionId: string;
  readonly versionNumber: number;
  readonly formId: string;
  readonly autosave: Autosave;
  readonly #version: Version;
  readonly #now: () => number;

  constructor(options: EditorOptions) {
    const { version, ids, texts, now, documentOf = editedVersionOf } = options;
    this.#version = version;
    this.formType = version.form_type;
    this.versionId = version.id;
    this.versionNumber = version.number;
    this.formId = version.form_id;
    this.#now = now;
    this.ids = ids;
    this.texts = texts;
    this.state = createEditorState(documentOf(version), version.is_editable);
    this.autosave = new Autosave({
      ...options,
      onState: (save) => this.#follow(save),
      onMerged: (document, theirs, mergeVersions) => {
        this.#rebase(document, mergeVersions);
        // Without changes of one's own the form simply follows the other user.
        if (this.state.save.status !== 'saved')
          this.notify({ text: mergedWith(theirs), canUndo: false });
      },
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
    if (history.past.length === 0) return this.#sayOnce(nothingToUndo);
    this.#takeStep(undo(history, selection), history.past.at(-1)?.selection ?? selection);
  }

  redo(): void {
    const { history, selection } = this.state;
    if (history.future.length === 0) return this.#sayOnce(nothingToRedo);
    this.#takeStep(redo(history, selection), history.future.at(-1)?.selection ?? selection);
  }

  /** Adds the steps of an earlier visit, which can be undone after those of this one. */
  addEarlier(steps: EarlierSteps): void {
    this.state.history = ref(withEarlier(this.state.history, steps));
  }

  select(selection: Selection): void {
    this.#show(this.state.history, selection);
  }

  notify(notice: Notice | null): void {
    this.state.notice = notice && ref(notice);
  }

  /** After a conflict: one's own values stay, with all other changes of both. */
  keepMine(): void {
    const mine = this.autosave.resolved('mine');
    this.#rebase(mine, this.#mergeOfConflict());
    this.autosave.resolve(mine);
  }

  /** After a conflict: the values of the other user, with all other changes; undo restores one's own. */
  takeTheirs(): void {
    const [mine, theirs] = [this.autosave.resolved('mine'), this.autosave.resolved('theirs')];
    this.#rebase(mine, this.#mergeOfConflict());
    this.autosave.resolve(theirs);
    this.perform(replaceDocument(theirs), { label: conflictResolved });
  }

  /**
   * Shows the version that the server restored. One undo brings back what was there, with its
   * translations, which the editor itself does not change.
   */
  showRestored(restored: Version, translations: Version['translations']): void {
    const document = this.autosave.adopt(restored, { translations: restored.translations });
    const command = restoreDocument(document, { translations });
    this.perform(command, { label: momentRestored });
  }

  /** Called when the version was published: it becomes read-only. */
  lock(): void {
    this.#follow({ status: 'locked' });
  }

  /** Shows a document with the changes of another user; undo and redo leave those alone. */
  #rebase(document: EditedVersion, mergeVersions: MergeVersions | undefined): void {
    if (!mergeVersions) return;
    this.#show(rebaseHistory(this.state.history, document, mergeVersions), this.state.selection);
  }

  #mergeOfConflict(): MergeVersions | undefined {
    const { save } = this.state;
    return save.status === 'conflict' ? save.merge?.mergeVersions : undefined;
  }

  #follow(save: SaveState): void {
    // Typing more does not change the state "unsaved", so subscribers are not notified again.
    if (save.status !== 'unsaved' || this.state.save.status !== 'unsaved') {
      this.state.save = ref(save);
    }
    this.state.isEditable = this.#version.is_editable && save.status !== 'locked';
  }

  /** A held key does not start the message again. */
  #sayOnce(text: MessageDescriptor): void {
    if (this.isEditable() && this.state.notice?.text !== text)
      this.notify({ text, canUndo: false });
  }

  #takeStep(history: History, selection: Selection): void {
    this.state.notice = null;
    this.#goTo(history, selection);
    if (history.kept && this.isEditable()) void sayWhatStayed(this, history.kept);
  }

  #goTo(history: History, selection: Selection): void {
    if (!this.isEditable() || history === this.state.history) return;
    this.#show(history, selection);
    this.autosave.changed(history.document);
  }

  #show(history: History, selection: Selection): void {
    const { document } = history;
    this.state.history = ref(history);
    this.state.selection = keepValidSelection(document, selection);
    this.state.pageId = pageOf(document, this.state.selection, this.state.pageId);
  }
}
