import { dividerView } from './divider/divider-view.tsx';
import { downloadableFileView } from './downloadable-file/downloadable-file-view.tsx';
import { imageView } from './image/image-view.tsx';
import { inlineNoticeView } from './inline-notice/inline-notice-view.tsx';
import { stopBlockView } from './stop-block/stop-block-view.tsx';
import { textTitleView } from './text-title/text-title-view.tsx';

/** The types that show something and ask nothing. Fetched together: the views are small. */
export const views = {
  'text-title': textTitleView,
  'inline-notice': inlineNoticeView,
  image: imageView,
  'downloadable-file': downloadableFileView,
  divider: dividerView,
  'stop-block': stopBlockView,
};
