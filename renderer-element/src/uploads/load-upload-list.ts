import { uploadsMessages } from '@form-builder/core/messages/generated/uploads/load.ts';
import { laterPart } from '../lazy-modules/lazy-module.ts';

/** What judges, sends and lists files: fetched when somebody is about to choose one. */
export const chosenFiles = laterPart(() => import('./upload-list-view.tsx'), [uploadsMessages]);
