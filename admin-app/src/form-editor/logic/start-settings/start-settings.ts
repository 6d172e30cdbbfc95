import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import {
  actionNamesIn,
  type ActionName,
  type LogicRule,
} from '@form-builder/core/logic/logic-rule.ts';
import { isTemplateField } from '@form-builder/core/templates/is-template-field.ts';
import { findField } from '../../document/place.ts';
import { isPage, sharedRulesOf, type RuleHolder } from '../rule-fields.ts';

/** The settings that determine the state of a field while none of its rules matches. */
export type StartSettingName = 'is_hidden' | 'is_disabled' | 'is_required';

interface StartSetting {
  readonly name: StartSettingName;
  /** The action that has an effect only while the setting is on. */
  readonly against: ActionName;
  /** The action that has an effect only while the setting is off. */
  readonly along: ActionName;
}

const startSettings: readonly StartSetting[] = [
  { name: 'is_hidden', against: 'show', along: 'hide' },
  { name: 'is_disabled', against: 'enabled', along: 'disabled' },
  { name: 'is_required', against: 'optional', along: 'required' },
];

/** The effect of a change of rules on a setting of a field or page. */
export interface StartChange {
  readonly place: RuleHolder;
  readonly setting: StartSettingName;
  /**
   * `on` and `off`: the rules have an effect only with this value. `left`: the setting is on, and
   * no rule turns it off any more, so the designer must choose.
   */
  readonly becomes: 'on' | 'off' | 'left';
}

/**
 * Finds where the first rule of a kind was added or the last one removed, by comparing the pages
 * before and after.
 */
export function startChanges(
  before: readonly Page[],
  after: readonly Page[],
  holderId: string,
): readonly StartChange[] {
  const ids = new Set([holderId, ...targetsAt(before, holderId), ...targetsAt(after, holderId)]);
  return [...ids].flatMap((id) => {
    const place = findPlace(after, id);
    if (!place) return [];
    const had = actionsAt(before, id);
    const has = actionsAt(after, id);
    return startSettings.flatMap(({ name, against, along }): readonly StartChange[] => {
      if (!canSet(place, name)) return [];
      const isOn = valueOf(place, name) === true;
      if (!had.has(against) && has.has(against)) {
        return isOn ? [] : [{ place, setting: name, becomes: 'on' }];
      }
      if (!isOn || !had.has(against) || has.has(against)) return [];
      const isTurned = has.has(along) && !had.has(along);
      return [{ place, setting: name, becomes: isTurned ? 'off' : 'left' }];
    });
  });
}

/** Whether a field or page is hidden, and no rule shows it. */
export const isHiddenForGood = (pages: readonly Page[], place: RuleHolder): boolean =>
  place.is_hidden === true && !actionsAt(pages, place.id).has('show');

/**
 * A field or page that this version may change; the contents of a building block belong to that
 * block.
 */
function findPlace(pages: readonly Page[], id: string): RuleHolder | undefined {
  const located = findField(pages, id);
  if (located) return located.ancestors.some(isTemplateField) ? undefined : located.field;
  return pages.find((page) => page.id === id);
}

function actionsAt(pages: readonly Page[], id: string): ReadonlySet<ActionName> {
  const shared = sharedRulesOf(pages, id).map(({ rule }) => rule);
  return new Set(
    [...rulesOf(pages, id), ...shared].flatMap(({ actions }) => actionNamesIn(actions)),
  );
}

const targetsAt = (pages: readonly Page[], id: string) =>
  rulesOf(pages, id).flatMap(({ targets = [] }) => targets);

const rulesOf = (pages: readonly Page[], id: string): readonly LogicRule[] =>
  (findField(pages, id)?.field ?? pages.find((page) => page.id === id))?.logic ?? [];

const valueOf = (place: RuleHolder, name: StartSettingName) =>
  isPage(place) ? place.is_hidden : place[name];

function canSet(place: RuleHolder, name: StartSettingName): boolean {
  if (isPage(place)) return name === 'is_hidden';
  return fieldTypes[place.type].settings.some((setting) => setting === name);
}
