import type { SettingSection } from '@form-builder/core/field-types/settings/setting-part.ts';
import type { MessageDescriptor } from '@lingui/core';
import { proxy, ref } from 'valtio';
import type { SaveState } from '../autosave/save-state.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { createHistory, type History } from '../history/history.ts';
import { versionSelected, type Selection } from './selection.ts';

/** Immutable values are held by reference: valtio watches the member, not what is in it. */
type Held<T extends object> = ReturnType<typeof ref<T>>;

/** A short message at the bottom, read out by screen readers. */
export interface Notice {
  readonly text: MessageDescriptor;
  /** Offers to undo the last step. */
  readonly canUndo: boolean;
}

/** What the editor's views follow. */
export interface EditorState {
  history: Held<History>;
  save: Held<SaveState>;
  /** False for a version that is locked or that the user may not change. */
  isEditable: boolean;
  selection: Selection;
  /** The page on the canvas; `null` when there are no pages. */
  pageId: string | null;
  /** `try` lets the form behave as for a visitor. */
  mode: 'edit' | 'try';
  /** The panel that is open over the canvas, where the screen is too narrow for panels beside it. */
  drawer: 'left' | 'right' | null;
  /** What the inspector shows of a field; stays when another field is selected. */
  fieldTab: 'settings' | 'rules';
  /** The sections of the property panel that are open. */
  openSections: Held<readonly SettingSection[]>;
  notice: Held<Notice> | null;
}

/** An editor that was just opened: nothing changed, the form itself selected. */
export function createEditorState(document: EditedVersion, isEditable: boolean): EditorState {
  return proxy<EditorState>({
    history: ref(createHistory(document)),
    save: ref({ status: 'saved' }),
    isEditable,
    selection: versionSelected,
    pageId: document.pages[0]?.id ?? null,
    mode: 'edit',
    drawer: null,
    fieldTab: 'settings',
    openSections: ref(['general', 'display']),
    notice: null,
  });
}
