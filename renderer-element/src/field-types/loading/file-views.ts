import fileStyles from '../../theme/fields/file-fields.css?inline';
import { fileView } from '../file/file-view.tsx';
import { filesView } from '../files/files-view.tsx';
import type { ViewsOfTier } from './views-of-tier.ts';

export const viewStyles = [fileStyles];

/** The views of the types whose answer is files that are chosen. */
export const views: ViewsOfTier<'files'> = { file: fileView, files: filesView };
