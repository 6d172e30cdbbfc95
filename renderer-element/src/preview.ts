import fileStyles from './theme/file-fields.css?inline';
import mapStyles from './map/map.css?inline';
import lookUpStyles from './look-up/look-up.css?inline';
import suggestionStyles from './look-up/suggestions.css?inline';
import { toolStyles } from './field-types/later-tools.ts';
import otherStyles from './theme/other-fields.css?inline';
import { rareStyles } from './field-types/rare-views.ts';
import richTextStyles from './theme/rich-text.css?inline';
import serviceStyles from './theme/service-fields.css?inline';
import uploadStyles from './theme/upload-list.css?inline';
import { styles } from './theme/styles.ts';

/**
 * The element's parts for use elsewhere: the admin app's canvas and try-out, stories. Works under
 * React as it does under preact.
 */
export { createFieldErrors, type FieldErrors } from './field-types/field-errors.ts';
export { FieldList } from './field-types/field-list.tsx';
export { fieldViews } from './field-types/field-views.ts';
export { FormField } from './field-types/field.tsx';
export { PreviewPage, VisitorPreview } from './preview/visitor-preview.tsx';

/** All styles, those of rarer types included. */
export const previewStyles: string = [
  styles,
  richTextStyles,
  otherStyles,
  fileStyles,
  uploadStyles,
  serviceStyles,
  mapStyles,
  rareStyles,
  lookUpStyles,
  suggestionStyles,
  toolStyles,
].join('\n');
