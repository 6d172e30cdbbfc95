import fileStyles from './theme/fields/file-fields.css?inline';
import mapStyles from './map/map.css?inline';
import autocompleteStyles from './autocomplete/combobox/autocomplete.css?inline';
import suggestionStyles from './autocomplete/combobox/suggestions.css?inline';
import { styles as stepStyles } from './screens/page/step-overview.tsx';
import { toolStyles } from './field-types/loading/lazy-tools.ts';
import otherStyles from './theme/fields/other-fields.css?inline';
import { styles as rareStyles } from './field-types/loading/views/rare-views.ts';
import richTextStyles from './theme/fields/rich-text.css?inline';
import serviceStyles from './theme/fields/service-fields.css?inline';
import uploadStyles from './theme/fields/upload-list.css?inline';
import { styles as logoStyles } from './theme/form-theme.tsx';
import { styles } from './theme/styles.ts';

/**
 * The element's parts for the admin app's canvas and preview, and for stories. Works with React as
 * well as preact.
 */
export { createFieldErrors, type FieldErrors } from './state/errors/field-errors.ts';
export { tabDataKey } from './requests/form-address.ts';
export { FieldList } from './field-types/frame/field-list.tsx';
export type { FormPreview } from './form-controller/preview/form-preview.ts';
export { FormField } from './field-types/frame/form-field.tsx';
export { FormTheme } from './theme/form-theme.tsx';
export { lightViews, loadAllViews, needsAllViews } from './preview/preview-views.ts';
export { PreviewScreen } from './preview/preview-screen.tsx';
export { PreviewPage, VisitorPreview } from './preview/visitor-preview.tsx';
export type { DrawTemplateRow } from './state/fields/field-context.tsx';
export type { FormServices, LoadServices } from './requests/form-services.ts';
export type { FieldViews } from './state/fields/field-view.ts';

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
  autocompleteStyles,
  suggestionStyles,
  toolStyles,
  stepStyles,
  logoStyles,
].join('\n');
