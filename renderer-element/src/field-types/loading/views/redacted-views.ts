import fileStyles from '../../../theme/fields/file-fields.css?inline';
import uploadStyles from '../../../theme/fields/upload-list.css?inline';
import { redactedView } from '../../redacted/redacted-view.tsx';
import type { ViewsOfTier } from './views-of-tier.ts';

export const viewStyles = [fileStyles, uploadStyles];

/** A chunk of its own, because the type is heavy. */
export const views: ViewsOfTier<'redaction'> = { redacted: redactedView };
