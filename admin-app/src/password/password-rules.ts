import type { PasswordIssue } from '@form-builder/core/validation/password-rules.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The texts of the password rules, in the order in which the server checks them. */
export const passwordRules: readonly {
  readonly code: PasswordIssue;
  readonly label: MessageDescriptor;
}[] = [
  { code: 'min_length', label: msg`Minstens 8 tekens` },
  { code: 'capital', label: msg`Minstens één hoofdletter` },
  { code: 'lowercase', label: msg`Minstens één kleine letter` },
  { code: 'number', label: msg`Minstens één cijfer` },
  { code: 'special', label: msg`Minstens één ander teken, zoals ! of ?` },
];
