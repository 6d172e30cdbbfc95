import { ref } from 'valtio';
import type { Editor } from '../../editor/editor.ts';
import { openProperties } from '../../editor/open-properties.ts';
import { isInPanel, openControl } from './open-control.ts';
import { LazyVersionSection } from '../../inspector/version/lazy-version-section.tsx';
import type { VersionSection } from '../../inspector/version/version-sections.ts';
import type { EditorProblem } from '../problem.ts';

/** Selects the place of a problem and moves the focus to the setting, rule or condition that it is about. */
export function openProblem(editor: Editor, { at, section, finding }: EditorProblem): void {
  editor.select(at);
  if (section !== undefined) openVersionSection(editor, section, finding?.path.setting);
  else if (finding && isInPanel(finding)) openControl(editor, finding);
  else openProperties(editor);
}

/** Opens a section of the settings of the form, and focuses the setting once it is there; until then the heading. */
function openVersionSection({ state }: Editor, section: VersionSection, setting = ''): void {
  const { openVersionSections: open } = state;
  if (!open.includes(section)) state.openVersionSections = ref([...open, section]);
  state.drawer = 'right';
  requestAnimationFrame(() => {
    const heading = find(`[data-version-section="${section}"]`);
    heading?.focus();
    void LazyVersionSection.preload().then(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === heading) controlOf(setting)?.focus();
      }),
    );
  });
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

const controlOf = (setting: string) =>
  find(
    ['input', 'textarea', '[contenteditable="true"]']
      .map((control) => `[data-version-setting="${setting}"] ${control}`)
      .join(),
  );
