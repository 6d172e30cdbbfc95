import { join } from 'node:path';
import type { Cell } from '../../table/cell.ts';
import type { TableHeading } from '../../table/create-lines.ts';
import { createTextFile, type TextFile } from '../text-file.ts';
import { columnWidths } from './column-widths.ts';
import { sheetCell } from './sheet-cell.ts';
import { cellStyles } from './workbook-styles.ts';

/** The maximum number of lines of a sheet; further lines continue in another sheet. */
const maxLines = 1_048_576;

/** A table of a workbook, written to files line by line. */
export interface Sheet {
  readonly title: string;
  /** Its files so far: several when there are more lines than fit in one sheet. */
  readonly paths: readonly string[];
  readonly add: (lines: readonly (readonly Cell[])[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface SheetOptions {
  readonly folder: string;
  /** Unique in the folder. */
  readonly name: string;
  readonly title: string;
  readonly heading: TableHeading;
  readonly maxLinesOfSheet?: number;
}

export function openSheet(options: SheetOptions): Sheet {
  const { folder, name, title, heading, maxLinesOfSheet = maxLines } = options;
  const columns = heading.keys.map((_, index) => columnName(index));
  const paths: string[] = [];
  let count = 0;
  let file: TextFile | undefined;
  /** Those of the first lines, which decide on the widths; a sheet that continues has them too. */
  let widths: readonly number[] | undefined;

  /** The widths precede the lines in the file, so that it begins with the first lines. */
  async function begin(lines: readonly (readonly Cell[])[]): Promise<TextFile> {
    widths ??= columnWidths(heading, lines);
    const path = join(folder, `${name}-${String(paths.length + 1)}.xml`);
    const opened = createTextFile(path);
    paths.push(path);
    await opened.add(sheetStart(widths));
    await opened.add(write(1, heading.labels, cellStyles.label));
    await opened.add(write(2, heading.keys, cellStyles.key));
    count = 2;
    return opened;
  }

  function write(number: number, cells: readonly Cell[], style?: number): string {
    const row = String(number);
    let written = `<row r="${row}">`;
    for (const [index, cell] of cells.entries())
      written += sheetCell((columns[index] ?? '') + row, cell, style);
    return `${written}</row>`;
  }

  return {
    title,
    paths,
    add: async (lines) => {
      let text = '';
      file ??= await begin(lines);
      for (const cells of lines) {
        if (count === maxLinesOfSheet) {
          await file.add(text + sheetEnd);
          await file.close();
          file = await begin(lines);
          text = '';
        }
        count += 1;
        text += write(count, cells);
      }
      await file.add(text);
    },
    close: async () => {
      file ??= await begin([]);
      await file.add(sheetEnd);
      await file.close();
    },
  };
}

/** Freezes the rows of labels and keys. */
function sheetStart(widths: readonly number[]): string {
  const columns = widths
    .map((width, index) => {
      const at = String(index + 1);
      return `<col min="${at}" max="${at}" width="${String(width)}" customWidth="1"/>`;
    })
    .join('');
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`;
}

const sheetEnd = '</sheetData></worksheet>';

/** `A` to `Z`, `AA` and so on. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
