import fileStyles from '../../theme/file-fields.css?inline';
import { fileView } from '../file/file-view.tsx';
import { filesView } from '../files/files-view.tsx';

export const viewStyles = [fileStyles];

/** The views of the types whose answer is files that are chosen. */
export const views = { file: fileView, files: filesView };
