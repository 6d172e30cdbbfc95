import {
  redactedDefinition,
  redactionRules,
} from '@form-builder/core/field-types/redacted/redacted.ts';
import type { FieldView } from '../../state/fields/field-view.ts';
import { submittedSession } from './submitted-session.ts';
import { RedactedControl } from './redacted-control.tsx';

/** Copies of another field's files, in which the visitor has redacted parts. */
export const redactedView: FieldView<'redacted'> = {
  definition: redactedDefinition,
  frame: () => 'legend',
  submittedSession,
  Control: (props) => <RedactedControl {...props} rules={redactionRules} />,
};
