import { uploadsMessages } from '@form-builder/core/messages/generated/uploads/load.ts';
import { lazyModule } from '../lazy-modules/lazy-module.ts';

/** What judges, sends and lists files: fetched when somebody is about to choose one. */
export const uploadListModule = lazyModule(
  () => import('./upload-list-view.tsx'),
  [uploadsMessages],
);
