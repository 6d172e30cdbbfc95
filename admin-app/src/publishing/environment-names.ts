import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the environments where the tenant's own names are not loaded. */
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
