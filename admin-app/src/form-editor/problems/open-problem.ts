import { ref } from 'valtio';
import type { Editor } from '../editor/editor.ts';
import { openProperties } from '../editor/open-properties.ts';
import type { VersionSection } from '../inspector/version/version-sections.ts';
import type { EditorProblem } from './problem.ts';

/** Selects the place of a problem and moves the focus to its properties. */
export function openProblem(editor: Editor, { at, section }: EditorProblem): void {
  editor.select(at);
  if (section === undefined) openProperties(editor);
  else openVersionSection(editor, section);
}

/** Opens a section of the settings of the form, and focuses its heading. */
function openVersionSection({ state }: Editor, section: VersionSection): void {
  const { openVersionSections: open } = state;
  if (!open.includes(section)) state.openVersionSections = ref([...open, section]);
  state.drawer = 'right';
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-version-section="${section}"]`)?.focus(),
  );
}
