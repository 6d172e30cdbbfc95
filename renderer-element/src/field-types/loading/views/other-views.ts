import otherStyles from '../../../theme/fields/other-fields.css?inline';
import { bsnView } from '../../bsn/bsn-view.tsx';
import { breakView } from '../../break/break-view.tsx';
import { checklistView } from '../../checklist/checklist-view.tsx';
import { currencyView } from '../../currency/currency-view.tsx';
import { dateFormulaView } from '../../date-formula/date-formula-view.tsx';
import { datetimeView } from '../../datetime/datetime-view.tsx';
import { dividerView } from '../../divider/divider-view.tsx';
import { downloadableFileView } from '../../downloadable-file/downloadable-file-view.tsx';
import { formulaView } from '../../formula/formula-view.tsx';
import { ibanView } from '../../iban/iban-view.tsx';
import { imageView } from '../../image/image-view.tsx';
import { inlineNoticeView } from '../../inline-notice/inline-notice-view.tsx';
import { inputCollectionView } from '../../input-collection/input-collection-view.tsx';
import { kvkView } from '../../kvk/kvk-view.tsx';
import { stopBlockView } from '../../stop-block/stop-block-view.tsx';
import { templateView } from '../../template/template-view.tsx';
import { textTitleView } from '../../text-title/text-title-view.tsx';
import { timeView } from '../../time/time-view.tsx';
import { urlView } from '../../url/url-view.tsx';
import type { ViewsOfTier } from './views-of-tier.ts';

export const viewStyles = [otherStyles];

/**
 * The views that need no service and are not in the first chunk: they are small, and most share the
 * same few parts.
 */
export const views: ViewsOfTier<'light'> = {
  'input-collection': inputCollectionView,
  time: timeView,
  datetime: datetimeView,
  url: urlView,
  currency: currencyView,
  iban: ibanView,
  bsn: bsnView,
  kvk: kvkView,
  checklist: checklistView,
  formula: formulaView,
  'date-formula': dateFormulaView,
  'text-title': textTitleView,
  'inline-notice': inlineNoticeView,
  image: imageView,
  'downloadable-file': downloadableFileView,
  divider: dividerView,
  'stop-block': stopBlockView,
  break: breakView,
  template: templateView,
};
