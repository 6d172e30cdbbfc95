import type { Finding } from '@form-builder/core/analysis/finding.ts';
import { writeText } from '@form-builder/core/formulas/editing/find-written-options.ts';
import { isFormulaOperand } from '@form-builder/core/logic/actions/set-value/is-formula-operand.ts';
import type { Action } from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import type { Command } from '../../document/command.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { changeField } from '../../document/field-commands.ts';
import { findField } from '../../document/place.ts';
import { changeVariable } from '../../document/variable-commands.ts';
import { settingChanges, settingValue } from '../../inspector/setting-value.ts';
import type { FindFix } from './fix.ts';
import { changeRule, findRule } from './rules.ts';
import { settingPartOf } from './setting-part-of.ts';

/** Compares a choice with the id of the option, which stays the same when its label changes or is translated. */
export const compareWithOption: FindFix = (finding, document) => {
  const command = changeFormula(finding, document);
  return command && { label: msg`de keuze zelf vergelijken`, command };
};

function changeFormula({ path, params }: Finding, document: EditedVersion): Command | undefined {
  const { at, text, option } = params;
  const from = Number(at) - 1;
  const written = writeText(String(text));
  /** `undefined` where the text is no longer at the place where it was found. */
  const replaced = (source: string) =>
    source.startsWith(written, from)
      ? source.slice(0, from) + writeText(String(option)) + source.slice(from + written.length)
      : undefined;
  if (path.variable_id !== undefined) return changeSource(path.variable_id, document, replaced);
  if (path.rule_id !== undefined) return changeActions(path, document, replaced);
  return changeSetting(path, document, replaced);
}

type Replaced = (source: string) => string | undefined;

function changeSource(id: string, { variables }: EditedVersion, replaced: Replaced) {
  const source = variables.find((variable) => variable.id === id)?.source;
  const formula = source?.type === 'formula' ? replaced(source.formula) : undefined;
  return formula === undefined
    ? undefined
    : changeVariable(id, { source: { type: 'formula', formula } });
}

function changeActions(path: Finding['path'], { pages }: EditedVersion, replaced: Replaced) {
  const found = findRule(path, pages);
  if (!found) return undefined;
  const changed = (action: Action): Action => {
    if (typeof action === 'string' || action.type !== 'set_value') return action;
    const { value } = action;
    const formula = isFormulaOperand(value) ? replaced(value.formula) : undefined;
    return formula === undefined ? action : { ...action, value: { formula } };
  };
  const actions = found.rule.actions.map(changed);
  const isSame = actions.every((action, at) => action === found.rule.actions[at]);
  return isSame ? undefined : changeRule(found, { ...found.rule, actions });
}

function changeSetting(
  { field_id: fieldId = '', setting = '' }: Finding['path'],
  { pages }: EditedVersion,
  replaced: Replaced,
) {
  const field = findField(pages, fieldId)?.field;
  const part = settingPartOf(setting);
  const value = field && part && settingValue(field, part);
  const formula = typeof value === 'string' ? replaced(value) : undefined;
  return field && part && formula !== undefined
    ? changeField(field.id, settingChanges(field, part, formula))
    : undefined;
}
