import viewStyles from '../theme/file-fields.css?inline';

export { viewStyles };

/** The views of the types whose answer is files: they share the uploading. */
export const views = {};
