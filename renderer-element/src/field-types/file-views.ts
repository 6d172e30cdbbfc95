import viewStyles from '../theme/file-fields.css?inline';
import { fileView } from './file/file-view.tsx';
import { filesView } from './files/files-view.tsx';
import { redactedView } from './redacted/redacted-view.tsx';

export { viewStyles };

/** The views of the types whose answer is files: they share the uploading. */
export const views = { file: fileView, files: filesView, redacted: redactedView };
