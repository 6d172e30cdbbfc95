import { uploadsMessages } from '@form-builder/core/messages/generated/uploads/load.ts';
import { lazyModule } from '../lazy-modules/lazy-module.ts';

/**
 * The code that validates, uploads and lists files: fetched when a visitor is about to choose one.
 */
export const uploadListModule = lazyModule(
  () => import('./upload-list-view.tsx'),
  [uploadsMessages],
);
