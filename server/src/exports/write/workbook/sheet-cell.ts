import type { Cell } from '../../table/cell.ts';
import { cellText } from '../../table/cell-text.ts';
import { cellStyles } from './workbook-styles.ts';

/** The maximum length of a cell in a spreadsheet. */
const maxCharacters = 32_767;

/** Spreadsheets treat 1900 as a leap year: the first day with a correct number. */
const firstDay = '1900-03-01';
const epoch = dayNumberOf('1899-12-30');

/** The XML of a cell; `name` is its reference, such as `B7`. Empty cells are left out. */
export function sheetCell(name: string, cell: Cell, style: number = cellStyles.text): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${name}"><v>${String(cell)}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${name}" t="b"><v>${cell ? '1' : '0'}</v></c>`;
  if (typeof cell === 'string') return textCell(name, cell, style);
  const [day = '', time] = ('day' in cell ? cell.day : cell.moment).split(' ');
  if (day < firstDay) return textCell(name, cellText(cell), style);
  const serial = dayNumberOf(day) - epoch + fractionOf(time);
  const format = time === undefined ? cellStyles.day : cellStyles.moment;
  return `<c r="${name}" s="${String(format)}"><v>${String(serial)}</v></c>`;
}

/** Always text, never a formula. */
function textCell(name: string, text: string, style: number): string {
  const content = escapeXml(text.slice(0, maxCharacters));
  return `<c r="${name}" t="inlineStr" s="${String(style)}"><is><t xml:space="preserve">${content}</t></is></c>`;
}

/** Converts `09:30` to a fraction of a day. */
function fractionOf(time = '00:00'): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / 1440;
}

function dayNumberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes text for XML 1.0: drops characters that XML cannot contain, and protects sequences that spreadsheets
 * would decode.
 */
export function escapeXml(text: string): string {
  if (/^[\w .,:;@/+-]*$/.test(text) && !text.includes('_x')) return text;
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
    .replace(/[&<>]/g, (mark) => marks[mark] ?? mark)
    .replaceAll('\r', '&#13;');
}
