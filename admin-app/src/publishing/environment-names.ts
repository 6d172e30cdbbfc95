import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The default names of environments, until the tenant's own names are loaded. */
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
