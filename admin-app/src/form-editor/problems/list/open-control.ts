import type { Finding } from '@form-builder/core/analysis/finding.ts';
import { ref } from 'valtio';
import { findField } from '../../document/place.ts';
import type { Editor } from '../../editor/editor.ts';
import { focusProperties } from '../../editor/focus-properties.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import { LazyItemPanel } from '../../inspector/lazy-item-panel.tsx';
import { panelSections } from '../../inspector/setting-sections.ts';

/** Whether a finding is about a setting, a rule or a condition in the panel of a field, page or variable. */
export const isInPanel = ({ path }: Finding): boolean =>
  path.setting !== undefined || path.rule_id !== undefined;

/** Opens the tab and the section with the control that a finding is about, and focuses it once it is drawn. */
export function openControl(editor: Editor, finding: Finding): void {
  editor.state.drawer = 'right';
  showPlace(editor, finding);
  // A panel that could not be loaded shows why.
  void LazyItemPanel.preload().then(
    () => focusWhenDrawn(() => controlOf(finding), maxFrames),
    () => undefined,
  );
}

function showPlace(editor: Editor, { path }: Finding): void {
  const { state } = editor;
  state.fieldTab = path.rule_id === undefined ? 'settings' : 'rules';
  const field = findField(editor.document().pages, path.field_id ?? '')?.field;
  const section = (field ? panelSections(field) : []).find(({ settings }) =>
    settings.some((name) => settingParts[name].name === path.setting),
  )?.section;
  if (section !== undefined && !state.openSections.includes(section))
    state.openSections = ref([...state.openSections, section]);
}

/** A second or so: the editor of a formula loads when it is first shown. */
const maxFrames = 60;

/** Focuses a control in the first frame that has it, and otherwise the first input of the panel. */
function focusWhenDrawn(find: () => HTMLElement | undefined, left: number): void {
  requestAnimationFrame(() => {
    const control = find();
    if (control) control.focus();
    else if (left > 0) focusWhenDrawn(find, left - 1);
    else focusProperties();
  });
}

function controlOf({ code, path }: Finding): HTMLElement | undefined {
  const rule = path.rule_id && part('rule', path.rule_id);
  if (!rule) return firstInput(part('setting', path.setting ?? ''));
  if (path.condition_id !== undefined) {
    const inputs = inputsIn(part('condition', path.condition_id, rule));
    return valueCodes.has(code) ? inputs.at(-1) : inputs[0];
  }
  const about = ruleParts.find(([start]) => code.startsWith(start))?.[1];
  return firstInput(about && part('rule-part', about, rule)) ?? firstInput(rule);
}

/** The findings about what a condition compares with, which is its last input. */
const valueCodes: ReadonlySet<string> = new Set([
  'condition_without_value',
  'condition_value_unusable',
  'option_removed',
] satisfies Finding['code'][]);

/** The part of a rule that its findings are about, by the beginning of their codes. */
const ruleParts = [
  ['rule_without_actions', 'actions'],
  ['action_', 'actions'],
  ['rule_target_', 'targets'],
  ['fill_', 'set_value'],
  ['formula_', 'set_value'],
  ['route_', 'route'],
] as const;

const part = (kind: string, name: string, inside: ParentNode = document) =>
  [...inside.querySelectorAll<HTMLElement>(`[data-${kind}]`)].find(
    (element) => element.getAttribute(`data-${kind}`) === name,
  );

const firstInput = (place: ParentNode | null | undefined | '') => inputsIn(place)[0];

/** The inputs in a place; its buttons when it has none. */
function inputsIn(place: ParentNode | null | undefined | ''): readonly HTMLElement[] {
  if (!place) return [];
  const inputs = [...place.querySelectorAll<HTMLElement>(inputSelector)];
  return inputs.length > 0 ? inputs : [...place.querySelectorAll<HTMLElement>('button')];
}

const inputSelector =
  ':is(input:not([type="hidden"]), textarea, [contenteditable="true"]):not([readonly][tabindex="-1"])';
