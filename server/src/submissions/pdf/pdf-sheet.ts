import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';

/** The fonts that PDFs embed: paths of TrueType files. */
export interface PdfFonts {
  readonly regular: string;
  readonly bold: string;
}

/** The document properties of a PDF. */
export interface PdfProperties {
  readonly title: string;
  readonly author: string;
  readonly createdAt: Date;
  /** A BCP 47 tag. */
  readonly locale: string;
}

type Document = InstanceType<typeof PDFDocument>;
type Part = ReturnType<Document['struct']>;

/** The style of a line of text. */
interface Look {
  readonly size: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  /** The vertical position; when absent, below the last text. */
  readonly at?: readonly [x: number, y: number, width: number];
}

const ink = '#1b1f24';
const muted = '#525b66';
const line = '#c9d0d9';
const marginPoints = 56;
const labelShare = 0.38;
const gapPoints = 14;

/**
 * Writes text in reading order, tagged so that screen readers recognise headings and tables
 * (PDF/UA).
 */
export class PdfSheet {
  readonly #document: Document;
  readonly #fonts: PdfFonts;
  readonly #root: Part;

  constructor({ title, author, createdAt, locale }: PdfProperties, fonts: PdfFonts) {
    this.#fonts = fonts;
    this.#document = new PDFDocument({
      size: 'A4',
      margin: marginPoints,
      font: fonts.regular,
      pdfVersion: '1.7',
      // The library's own types name only the subsets of PDF/A.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang: locale,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    });
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
  }

  /** Writes a heading; `level` from 1. Never the last line of a page. */
  heading(level: number, text: string): void {
    const size = [22, 15, 12.5][level - 1] ?? 11;
    this.#space(level === 1 ? 0 : size);
    this.#makeRoom(size * 5);
    this.#write(this.#root, `H${String(Math.min(level, 6))}`, text, { size, isBold: true });
    this.#space(size * 0.35);
  }

  paragraph(text: string, look: 'plain' | 'muted' | 'strong' = 'plain'): void {
    const colour = look === 'muted' ? muted : ink;
    this.#write(this.#root, 'P', text, { size: 11, isBold: look === 'strong', colour });
    this.#space(4);
  }

  /** Writes a table with questions and their answers. */
  table(rows: readonly (readonly [label: string, value: string])[]): void {
    const table = this.#document.struct('Table');
    this.#root.add(table);
    for (const [label, value] of rows) this.#row(table, label, value);
    table.end();
  }

  /** Returns the finished PDF; screen readers skip the page numbers. */
  finish(nameOfPage: (page: number, pages: number) => string): Readable {
    const document = this.#document;
    this.#root.end();
    const { start, count } = document.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      document.switchToPage(page);
      this.#pageNumber(nameOfPage(page + 1, count));
    }
    document.end();
    return Readable.from(document, { objectMode: false });
  }

  #row(table: Part, label: string, value: string): void {
    const document = this.#document;
    const left = marginPoints;
    const width = document.page.width - 2 * marginPoints;
    const labelWidth = width * labelShare;
    const valueLeft = left + labelWidth + gapPoints;
    const valueWidth = width - labelWidth - gapPoints;
    document.fontSize(11).font(this.#fonts.bold);
    const height = document.heightOfString(value, { width: valueWidth });
    document.font(this.#fonts.regular);
    this.#makeRoom(Math.max(height, document.heightOfString(label, { width: labelWidth })) + 14);
    const top = document.y + 6;
    const row = document.struct('TR');
    table.add(row);
    this.#write(row, 'TH', label, { size: 11, colour: muted, at: [left, top, labelWidth] });
    const labelEnd = document.y;
    this.#write(row, 'TD', value, { size: 11, isBold: true, at: [valueLeft, top, valueWidth] });
    row.end();
    // A long answer may have continued on the next page, which does not have the label.
    const end = document.y < top ? document.y : Math.max(document.y, labelEnd);
    this.#rule(end + 6);
    document.x = left;
    document.y = end + 6;
  }

  #write(parent: Part, tag: string, text: string, { size, isBold, colour = ink, at }: Look): void {
    const document = this.#document;
    const draw = () => {
      document
        .font(isBold ? this.#fonts.bold : this.#fonts.regular)
        .fontSize(size)
        .fillColor(colour);
      if (at) document.text(text, at[0], at[1], { width: at[2] });
      else document.text(text, marginPoints, document.y);
    };
    // A label is the heading of its row; the library's types lack `scope`.
    const options: object = tag === 'TH' ? { scope: 'Row' } : {};
    const part = document.struct(tag, options);
    parent.add(part);
    part.add(draw);
    part.end();
  }

  #rule(y: number): void {
    const document = this.#document;
    document.markContent('Artifact', { type: 'Layout' });
    document.moveTo(marginPoints, y).lineTo(document.page.width - marginPoints, y);
    document.lineWidth(0.75).strokeColor(line).stroke();
    document.endMarkedContent();
  }

  #pageNumber(text: string): void {
    const document = this.#document;
    const y = document.page.height - marginPoints + 16;
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document.font(this.#fonts.regular).fontSize(9).fillColor(muted);
    document.text(text, marginPoints, y, { lineBreak: false });
    document.endMarkedContent();
    document.page.margins.bottom = marginPoints;
  }

  #space(points: number): void {
    this.#document.y += points;
  }

  #makeRoom(points: number): void {
    const document = this.#document;
    const pageHeight = document.page.height - 2 * marginPoints;
    const bottom = document.page.height - marginPoints;
    if (document.y + Math.min(points, pageHeight) > bottom) document.addPage();
  }
}
