import type { Page } from '@form-builder/core/form/form-definition.ts';
import { createContext, use } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { isUnsaved } from '../autosave/save-state.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { findField, type LocatedField } from '../document/place.ts';
import type { Editor } from './editor.ts';
import type { EditorState } from './editor-state.ts';

/** The state as a view reads it, frozen. */
type EditorSnapshot = Snapshot<EditorState>;

export const EditorContext = createContext<Editor | null>(null);

/** The editor of the version on screen. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor outside of an editor');
  return editor;
}

/**
 * Returns the editor's state, and renders again when a member that was read changes. Synchronous,
 * so that the caret does not move.
 */
export function useEditorState(): EditorSnapshot {
  return useSnapshot(useEditor().state, { sync: true });
}

/** Whether the version can be changed; otherwise commands do nothing. */
export function useIsEditable(): boolean {
  return useEditorState().isEditable;
}

/** Whether there are changes that the server does not have yet. */
export function useIsUnsaved(): boolean {
  return isUnsaved(useEditorState().save);
}

/** The document as it is now. */
export function useEditedVersion(): EditedVersion {
  return useEditorState().history.document;
}

/** The selected field with its place; `undefined` when something else is selected. */
export function useSelectedField(): LocatedField | undefined {
  const { history, selection } = useEditorState();
  return selection.kind === 'field' ? findField(history.document.pages, selection.id) : undefined;
}

/** The page on the canvas. */
export function useShownPage(): Page | undefined {
  const { history, pageId } = useEditorState();
  return history.document.pages.find(({ id }) => id === pageId);
}
