import pickerStyles from '../calendar/date-picker.css?inline';
import { DateTool } from './date/date-tool.tsx';
import { MomentTool } from './datetime/moment-tool.tsx';

/** The styles of what follows. */
export const toolStyles = pickerStyles;

/** What stands beside the controls of light types, fetched once the first page is there. */
export const laterTools = { date: DateTool, datetime: MomentTool };
