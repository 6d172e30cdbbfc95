import type { ToolsByType } from '../../state/fields/field-tools.ts';
import { DateTool } from '../date/date-tool.tsx';
import { MomentTool } from '../datetime/moment-tool.tsx';

/** Every tool at once, for previews and stories. */
export const fieldTools: ToolsByType = { date: DateTool, datetime: MomentTool };
