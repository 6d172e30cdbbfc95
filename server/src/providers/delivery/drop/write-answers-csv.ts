import type { SummaryItem } from '@form-builder/core/summary/summary.ts';
import { csvCell, csvMark } from '../../../platform/csv-cell.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';
import { flattenValues, textOfValue } from './flatten-values.ts';

type Column = readonly [name: string, value: string];

/**
 * The answers as CSV (RFC 4180, with semicolons for Dutch spreadsheets): a line with names and a line with values. Mapped
 * values replace the answers as people read them, so that the columns stay the same when a label changes.
 */
export function writeAnswersCsv({ submission, values, summary }: DeliveryRequest): string {
  const mapped = flattenValues(values).map(([name, value]) => [name, textOfValue(value)] as const);
  const columns: readonly Column[] = [
    ['id', submission.id],
    ['number', submission.number ?? ''],
    ['form_title', submission.formTitle],
    ['completed_at', submission.completedAt],
    ...(mapped.length > 0
      ? mapped
      : summary().flatMap(({ items }) => items.flatMap((item) => columnsOf(item, '')))),
  ];
  const line = (at: 0 | 1) => `${columns.map((column) => csvCell(column[at])).join(';')}\r\n`;
  return `${csvMark}${line(0)}${line(1)}`;
}

function columnsOf(item: SummaryItem, prefix: string): readonly Column[] {
  const label = `${prefix}${item.label}`;
  if (item.kind === 'answer') return [[label, item.value]];
  const children =
    item.kind === 'group'
      ? item.items.map((child) => [label, child] as const)
      : item.rows.flatMap((row) =>
          row.items.map((child) => [`${label} - ${row.label}`, child] as const),
        );
  return children.flatMap(([title, child]) => columnsOf(child, `${title} - `));
}
