import type { LoginOptions } from '../citizen-login/login-options.ts';
import { createCaseLists } from '../providers/delivery/case-lists.ts';
import { createRegistersInUse } from '../look-ups/registers-in-use.ts';
import { createDataSources } from '../providers/data-sources/data-sources.ts';
import { createRegisters } from '../providers/registers.ts';
import type { AppOptions } from './app-options.ts';
import { createClientFor } from './create-client-for.ts';

/** Creates the tenants' own registers, data sources and case systems. */
export function createLookUpSources(
  options: AppOptions,
  { selectVariables }: Pick<LoginOptions, 'selectVariables'>,
) {
  const { cipher, runtime } = options;
  const open = { cipher, clientFor: createClientFor(options), now: runtime.now };
  return {
    registers: createRegisters(open),
    registersInUse: createRegistersInUse(open),
    dataSources: createDataSources(open),
    caseLists: createCaseLists(open),
    selectVariables,
  };
}
