import type { SettingSection } from '@form-builder/core/field-types/settings/setting-part.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { MessageDescriptor } from '@lingui/core';
import { proxy, ref } from 'valtio';
import type { SaveState } from '../autosave/save-state.ts';
import type { CoverageMarks } from '../form-tests/coverage-context.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { createHistory, type History } from '../history/history.ts';
import type { CanvasText } from '../canvas/in-place/canvas-text.ts';
import type { Removal } from './removal.ts';
import type { VersionSection } from '../inspector/version/version-sections.ts';
import type { PreviewLook } from '../try-out/look/preview-look.ts';
import { versionSelected, type Selection } from './selection.ts';

/** Immutable values are stored by reference: valtio tracks the member, not its contents. */
type Held<T extends object> = ReturnType<typeof ref<T>>;

/** A short message at the bottom, announced to screen readers. */
export interface Notice {
  readonly text: MessageDescriptor;
  /** Offers to undo the last step. */
  readonly canUndo: boolean;
}

/** Sample answers, to try a form or a formula. */
export interface SampleAnswers {
  readonly answers: Answers;
  /** Values of variables that come from outside the form, by id. */
  readonly variables?: Answers;
}

/** The state of the editor. */
export interface EditorState {
  history: Held<History>;
  save: Held<SaveState>;
  /** False for a version that is locked or that the user may not change. */
  isEditable: boolean;
  selection: Selection;
  /** The page on the canvas; `null` when there are no pages. */
  pageId: string | null;
  /** `try`: the form behaves as for a visitor. */
  mode: 'edit' | 'try';
  /**
   * The panel that is open over the canvas, on a screen that is too narrow for panels beside it.
   */
  drawer: 'left' | 'right' | null;
  /** The content of the left panel: the palette, the tree or the variables. */
  leftTab: 'fields' | 'pages' | 'variables' | null;
  /** The tab of the inspector; it does not change when another field is selected. */
  fieldTab: 'settings' | 'rules';
  /** The sections of the property panel that are open. */
  openSections: Held<readonly SettingSection[]>;
  /** The sections of the panel of the form that are open. */
  openVersionSections: Held<readonly VersionSection[]>;
  notice: Held<Notice> | null;
  /** What the designer wants to remove while it is used; shown until confirmed or cancelled. */
  removal: Held<Removal> | null;
  /** The fields of which a building block is being made; `null` when the designer makes none. */
  templateFields: Held<readonly string[]> | null;
  /** Whether find and replace is open. */
  isFinding: boolean;
  /** Whether all rules are listed, instead of the canvas. */
  isListingRules: boolean;
  /** Whether the guide of the first form is shown. */
  isGuided: boolean;
  /** The text that is edited on the canvas itself. */
  editing: Held<CanvasText> | null;
  /** The answers of the last try-out; they never leave the browser. */
  sample: Held<SampleAnswers>;
  /** What goes wrong for the visitor in the try-out; `null` when everything works. */
  scenarioId: string | null;
  /** Whether the form is shown as visitors see it, beside the canvas or in a window of its own. */
  hasPreview: boolean;
  /** The window of the preview; `null` while the preview is beside the canvas. */
  previewWindow: Held<Window> | null;
  /** What no test covers, for the marks on the canvas; `null` while they are not shown. */
  coverage: Held<CoverageMarks> | null;
  /** The language and the theme of the try-out. */
  look: Held<PreviewLook>;
}

/** The initial state: no changes, with the form itself selected. */
export function createEditorState(document: EditedVersion, isEditable: boolean): EditorState {
  return proxy<EditorState>({
    history: ref(createHistory(document)),
    save: ref({ status: 'saved' }),
    isEditable,
    selection: versionSelected,
    pageId: document.pages[0]?.id ?? null,
    mode: 'edit',
    drawer: null,
    leftTab: null,
    fieldTab: 'settings',
    openSections: ref(['general', 'display']),
    openVersionSections: ref(['general']),
    notice: null,
    removal: null,
    templateFields: null,
    isFinding: false,
    isListingRules: false,
    isGuided: false,
    editing: null,
    sample: ref({ answers: {} }),
    scenarioId: null,
    hasPreview: false,
    previewWindow: null,
    coverage: null,
    look: ref({}),
  });
}
