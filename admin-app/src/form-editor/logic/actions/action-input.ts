import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import type { ReactNode } from 'react';

/** The props of the input of an action with an operand. */
export interface ActionInputProps {
  readonly rule: LogicRule;
  /** The field with the rule; rules of pages can only show and hide. */
  readonly holder: Field;
  readonly onChange: (rule: LogicRule) => void;
}

export type ActionInput = (props: ActionInputProps) => ReactNode;
