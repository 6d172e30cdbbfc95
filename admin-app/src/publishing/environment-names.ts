import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the environments are called where the tenant's own names are not at hand. */
export const environmentNames: Record<EnvironmentId, MessageDescriptor> = {
  development: msg`Ontwikkeling`,
  test: msg`Test`,
  acceptance: msg`Acceptatie`,
  production: msg`Productie`,
};

/** One letter each, the same in every language. */
export const environmentLetters: Record<EnvironmentId, string> = {
  development: 'D',
  test: 'T',
  acceptance: 'A',
  production: 'P',
};
