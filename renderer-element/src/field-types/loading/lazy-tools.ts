import pickerStyles from '../../calendar/date-picker.css?inline';
import { DateTool } from '../date/date-tool.tsx';

/** The styles of what follows. */
export const toolStyles = pickerStyles;

/** What stands beside the controls of light types, by type: fetched once the first page is there. */
export const lazyTools = {
  date: () => DateTool,
  // Without a line the box remains.
  datetime: () =>
    import('../datetime/moment-tool.tsx').then(
      ({ MomentTool }) => MomentTool,
      () => undefined,
    ),
};
