import { uploadsMessages } from '@form-builder/core/messages/generated/uploads/load.ts';
import { laterPart } from '../visit/later-part.ts';

/** What judges, sends and lists files: fetched when somebody is about to choose one. */
export const chosenFiles = laterPart(() => import('./chosen-files.tsx'), [uploadsMessages]);
