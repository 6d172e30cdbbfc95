import pickerStyles from '../../calendar/date-picker.css?inline';
import { DateTool } from '../date/date-tool.tsx';

/** The styles of these tools. */
export const toolStyles = pickerStyles;

/**
 * The loaders of the tools beside the controls of light types, by type; they run after the first
 * page is shown.
 */
export const lazyTools = {
  date: () => DateTool,
  // Offline, the input works without it.
  datetime: () =>
    import('../datetime/moment-tool.tsx').then(
      ({ MomentTool }) => MomentTool,
      () => undefined,
    ),
};
