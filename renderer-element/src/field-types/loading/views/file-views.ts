import fileStyles from '../../../theme/fields/file-fields.css?inline';
import { fileView } from '../../file/file-view.tsx';
import { filesView } from '../../files/files-view.tsx';
import type { ViewsOfTier } from './views-of-tier.ts';

export const viewStyles = [fileStyles];

/** The views of the types for uploaded files. */
export const views: ViewsOfTier<'files'> = { file: fileView, files: filesView };
