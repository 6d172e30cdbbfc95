import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The content of a PDF for readers and screen readers. */
export interface ReadPdf {
  readonly language: string | null;
  readonly title: unknown;
  /** Whether the PDF declares its structure. */
  readonly isMarked: boolean;
  /** Tag and text of everything in the reading order of screen readers: `H1 Subsidie`. */
  readonly parts: readonly string[];
  /** All text, page numbers included. */
  readonly text: string;
  /** The XMP packet. */
  readonly metadata: string;
}

/** Reads a PDF as pdf.js does, with its structure. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const metadata = Buffer.from(bytes).toString('latin1');
  const document = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const { info } = await document.getMetadata();
  const parts: string[] = [];
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const words = await wordsByMark(page);
    texts.push(words.all);
    collect(await page.getStructTree(), words.byMark, parts);
  }
  const marks = await document.getMarkInfo();
  // The library's own type of the document's properties.
  const { Title, Language } = info as { Title?: unknown; Language?: string };
  return {
    language: Language ?? null,
    title: Title,
    isMarked: marks?.Marked === true,
    parts,
    text: texts.join('\n'),
    metadata,
  };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function wordsByMark(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const byMark = new Map<string, string>();
  const open: (string | undefined)[] = [];
  let all = '';
  for (const item of items) {
    if ('str' in item) {
      all += item.str;
      const mark = open.findLast((id) => id !== undefined);
      if (mark !== undefined) byMark.set(mark, `${byMark.get(mark) ?? ''}${item.str}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return { byMark, all };
}

interface StructureNode {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

/** The marked content under a node, with the tag directly above it. */
function collect(
  node: StructureNode | null,
  words: ReadonlyMap<string, string>,
  parts: string[],
): void {
  for (const child of node?.children ?? []) {
    const text = child.id === undefined ? undefined : words.get(child.id)?.trim();
    if (text) parts.push(`${node?.role ?? ''} ${text}`);
    collect(child, words, parts);
  }
}
