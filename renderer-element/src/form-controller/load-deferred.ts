import { furtherMessages } from '@form-builder/core/messages/generated/further/load.ts';
import { addStyles } from '../theme/style-sheets.ts';
import { lazyModule } from '../lazy-modules/lazy-module.ts';

export type Deferred = typeof import('./deferred.ts');

/** Loads the transitions, the summary, submission and confirmation. */
export const deferredModule = lazyModule(async () => {
  const code = await import('./deferred.ts');
  addStyles(code.styles);
  return code;
}, [furtherMessages]);
