import { furtherMessages } from '@form-builder/core/messages/generated/further/load.ts';
import { laterPart } from './later-part.ts';

export type RoadEnd = typeof import('./road-end.ts');

/** Moves, summary, sending and confirmation. */
export const roadEnd = laterPart(() => import('./road-end.ts'), [furtherMessages]);
