import type { OperatorName } from '../../conditions/registry.ts';
import type { ChangeEffect } from '../../field-types/settings/change-effect.ts';
import { buildCondition, buildField, buildRule } from '../../form/build-form.ts';
import type { Option } from '../../field-types/field-properties.ts';
import type { Field, Page } from '../../form/form-definition.ts';
import type { ConditionValue } from '../../conditions/condition-value.ts';
import type { LogicRule } from '../../logic/logic-rule.ts';
import type { ChangeKind } from '../change.ts';
import type { VersionContent } from '../version-content.ts';

/** A version that cases edit in place. */
export type Editable<T> = { -readonly [K in keyof T]: Editable<T[K]> };

/** For tests: an action of a designer, and all its expected changes. */
export interface DiffCase {
  readonly name: string;
  readonly edit: (version: Editable<VersionContent>, find: Find) => void;
  readonly changes: readonly (readonly [ChangeKind, ChangeEffect, string])[];
}

/** Finds the item that a case edits. */
export interface Find {
  page(id: string): Editable<Page>;
  field(id: string): Editable<Field>;
  /** Returns the list that contains a field. */
  list(id: string): Editable<Field>[];
  options(id: string): Editable<Option>[];
  settings(id: string): Record<string, unknown>;
}

export const rule = (
  id: string,
  actions: LogicRule['actions'],
  condition: readonly [target: string, operator: OperatorName, value?: ConditionValue],
): LogicRule => ({ ...buildRule(actions, buildCondition(...condition)), id });

/** Returns a copy that a case can insert into the version. */
export const own = <T>(value: T) => JSON.parse(JSON.stringify(value)) as Editable<T>;

export const newField = (...of: Parameters<typeof buildField>) => own(buildField(...of));
export const newRule = (...of: Parameters<typeof rule>) => own(rule(...of));
