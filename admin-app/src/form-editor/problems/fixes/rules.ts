import type { FindingPath } from '@form-builder/core/analysis/finding.ts';
import { aspectActions } from '@form-builder/core/logic/registry.ts';
import type { Action, LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { msg } from '@lingui/core/macro';
import type { Command } from '../../document/command.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { changeField } from '../../document/field-commands.ts';
import { changePage } from '../../document/page-commands.ts';
import { findField } from '../../document/place.ts';
import { isPage, type RuleHolder } from '../../logic/rule-fields.ts';
import { startChangeCommand } from '../../logic/start-settings/start-change-command.ts';
import type { FindFix } from './fix.ts';

/** A rule and the field or page that has it. */
export interface FoundRule {
  readonly holder: RuleHolder;
  readonly rule: LogicRule;
}

type Pages = EditedVersion['pages'];

/** Finds a field or page by its id. */
const findHolder = (pages: Pages, id: string): RuleHolder | undefined =>
  findField(pages, id)?.field ?? pages.find((page) => page.id === id);

/** Finds the rule that a finding is about. */
export function findRule(
  { field_id: fieldId, page_id: pageId, rule_id: ruleId }: FindingPath,
  pages: Pages,
): FoundRule | undefined {
  const holder = findHolder(pages, fieldId ?? pageId ?? '');
  const rule = holder?.logic?.find(({ id }) => id === ruleId);
  return holder && rule && { holder, rule };
}

/** Replaces a rule of a field or page. */
export function changeRule({ holder, rule }: FoundRule, changed: LogicRule): Command {
  const logic = holder.logic?.map((one) => (one === rule ? changed : one));
  return isPage(holder) ? changePage(holder.id, { logic }) : changeField(holder.id, { logic });
}

/** Hides what a rule only shows, until that rule matches. */
export const hideAtStart: FindFix = ({ path }, { pages }) => {
  const found = findRule(path, pages);
  if (!found) return undefined;
  const { holder, rule } = found;
  const places = [holder, ...(rule.targets ?? []).flatMap((id) => findHolder(pages, id) ?? [])];
  return {
    label: msg`verbergen tot de regel geldt`,
    command: startChangeCommand(
      places.map((place) => ({ place, setting: 'is_hidden', becomes: 'on' })),
    ),
  };
};

/** Removes deleted fields and pages from what a rule applies to. */
export const dropRemovedTargets: FindFix = ({ path }, { pages }) => {
  const found = findRule(path, pages);
  if (!found) return undefined;
  const { targets: old, ...rule } = found.rule;
  const targets = (old ?? []).filter((id) => findHolder(pages, id) !== undefined);
  return {
    label: msg`verwijderde velden uit de regel halen`,
    command: changeRule(found, targets.length > 0 ? { ...rule, targets } : rule),
  };
};

/** Removes the actions of a rule that a later one of the same rule reverses. */
export const dropOverruledActions: FindFix = ({ path }, { pages }) => {
  const found = findRule(path, pages);
  if (!found) return undefined;
  const { rule } = found;
  const actions = rule.actions.filter(
    (action, at) => !isOverruled(action, rule.actions.slice(at + 1)),
  );
  return {
    label: msg`actie zonder gevolg verwijderen`,
    command: changeRule(found, { ...rule, actions }),
  };
};

const isOverruled = (action: Action, later: readonly Action[]): boolean =>
  typeof action === 'string' &&
  later.some(
    (other) =>
      typeof other === 'string' && aspectActions[other].aspect === aspectActions[action].aspect,
  );
