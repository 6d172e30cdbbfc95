import { furtherMessages } from '@form-builder/core/messages/generated/further/load.ts';
import { addStyles } from '../theme/style-sheets.ts';
import { laterPart } from './later-part.ts';

export type RoadEnd = typeof import('./road-end.ts');

/** Moves, summary, sending and confirmation. */
export const roadEnd = laterPart(async () => {
  const code = await import('./road-end.ts');
  addStyles(code.styles);
  return code;
}, [furtherMessages]);
