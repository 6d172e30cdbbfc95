import { furtherMessages } from '@form-builder/core/messages/generated/further/load.ts';
import { addStyles } from '../theme/style-sheets.ts';
import { laterPart } from '../lazy-modules/lazy-module.ts';

export type RoadEnd = typeof import('./deferred.ts');

/** Moves, summary, sending and confirmation. */
export const roadEnd = laterPart(async () => {
  const code = await import('./deferred.ts');
  addStyles(code.styles);
  return code;
}, [furtherMessages]);
