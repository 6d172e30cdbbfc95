import { expect } from 'chai';
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import { violations } from '../../testing/accessibility.ts';
import {
  button,
  clear,
  click,
  rendered,
  inside,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../testing/element-page.ts';
import { formIds } from '../../testing/forms/form-ids.ts';
import { scannedPdf } from '../../testing/scanned-pdf.ts';
import { burnMasks } from './burn-masks.ts';
import type { Mask } from './mask.ts';
import { openDocument } from './documents/open-document.ts';

const secret = 'BSN 111222333';
GlobalWorkerOptions.workerSrc = '/node_modules/pdfjs-dist/build/pdf.worker.min.mjs';

/** A PDF of two pages with text in a standard font, and a title. */
function textPdf(): Blob {
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents ${contents} 0 R /Resources << /Font << /F 7 0 R >> >> >>`;
  const draw = (text: string) => {
    const code = `BT /F 24 Tf 40 100 Td (${text}) Tj ET`;
    return `<< /Length ${code.length} >>\nstream\n${code}\nendstream`;
  };
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>',
    ...[page(5), page(6), draw(secret), draw('Openbaar')],
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (Dossier ${secret}) >>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const trailer = 'trailer\n<< /Size 9 /Root 1 0 R /Info 8 0 R >>\n%%EOF';
  return new Blob([`%PDF-1.4\n${body}${trailer}`], { type: 'application/pdf' });
}

/** A photograph of a light card with a red secret, and a location in its metadata. */
async function photograph(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 200, height: 100 });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#eee';
  context.fillRect(0, 0, 200, 100);
  context.fillStyle = '#f00';
  context.fillRect(100, 50, 40, 20);
  const plainJpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 1));
  const jpeg = new Uint8Array((await plainJpeg?.arrayBuffer()) ?? new ArrayBuffer(0));
  const comment = new TextEncoder().encode(secret);
  const segment = new Uint8Array([0xff, 0xfe, 0, comment.length + 2, ...comment]);
  return new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], { type: 'image/jpeg' });
}

async function redact(file: Blob, ...masks: Omit<Mask, 'id'>[]): Promise<Blob> {
  const opened = await openDocument(file);
  const result = await burnMasks(
    opened,
    masks.map((mask, id) => ({ ...mask, id })),
  );
  opened.close();
  return result;
}

async function textOf(file: Blob): Promise<string> {
  const task = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false });
  const pdf = await task.promise;
  const texts: string[] = [JSON.stringify((await pdf.getMetadata()).info)];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await task.destroy();
  return texts.join(' ');
}

/** The colours in a part of a page. */
async function coloursIn(file: Blob, page: number, area: Omit<Mask, 'id' | 'page'>) {
  const opened = await openDocument(file);
  const canvas = await opened.drawPage(page, 400);
  opened.close();
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const { data } = context.getImageData(
    Math.ceil(area.left * canvas.width) + 1,
    Math.ceil(area.top * canvas.height) + 1,
    Math.floor(area.width * canvas.width) - 3,
    Math.floor(area.height * canvas.height) - 3,
  );
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3));
  return {
    darkest: Math.min(...pixels.map(brightest)),
    lightest: Math.max(...pixels.map(brightest)),
  };
}

const brightest = (pixel: Uint8ClampedArray) => Math.max(...pixel);
const bytesOf = async (file: Blob) => new TextDecoder('latin1').decode(await file.arrayBuffer());
const secretArea = { left: 0.05, top: 0.3, width: 0.6, height: 0.3 };
const redArea = { left: 0.48, top: 0.48, width: 0.24, height: 0.24 };

describe('a redacted PDF', () => {
  it('has neither the text nor the pixels, and no text, title or layer at all', async () => {
    const original = textPdf();
    expect(await textOf(original)).to.contain(secret);
    expect((await coloursIn(original, 0, secretArea)).lightest).to.equal(255);
    const result = await redact(original, { page: 0, ...secretArea });
    expect(result.type).to.equal('application/pdf');
    expect(await textOf(result))
      .not.to.contain('111222333')
      .and.not.to.contain('Openbaar');
    expect(await bytesOf(result))
      .not.to.contain('111222333')
      .and.not.to.contain('Dossier');
    expect((await coloursIn(result, 0, secretArea)).lightest).to.be.lessThan(20);
  });

  it('keeps its pages, their size and what was not covered', async () => {
    const result = await redact(textPdf(), { page: 0, ...secretArea });
    const opened = await openDocument(result);
    expect(opened.pageCount).to.equal(2);
    const page = await opened.drawPage(1, 400);
    expect([page.width, page.height]).to.deep.equal([400, 200]);
    opened.close();
    const open = await coloursIn(result, 1, secretArea);
    expect(open.darkest).to.be.lessThan(60);
    expect(open.lightest).to.be.greaterThan(240);
  });
});

describe('a redacted scan with JPEG 2000', () => {
  it('keeps the image beside what was covered', async () => {
    const result = await redact(scannedPdf(), { page: 0, ...secretArea });
    const opened = await openDocument(result);
    const page = await opened.drawPage(0, 400);
    opened.close();
    const pixel = page.getContext('2d')?.getImageData(200, 180, 1, 1).data ?? [];
    const [red = 255, green = 0, blue = 255] = pixel;
    expect(green).to.be.within(150, 170);
    expect(red).to.be.lessThan(20);
    expect(blue).to.be.within(50, 70);
    expect((await coloursIn(result, 0, secretArea)).lightest).to.be.lessThan(20);
  });
});

describe('a redacted photograph', () => {
  it('has neither the pixels nor the metadata of the camera', async () => {
    const original = await photograph();
    expect(await bytesOf(original)).to.contain(secret);
    const result = await redact(original, { page: 0, ...redArea });
    expect(result.type).to.equal('image/jpeg');
    expect(await bytesOf(result)).not.to.contain('111222333');
    expect((await coloursIn(result, 0, redArea)).lightest).to.be.lessThan(20);
  });
});

describe('the field for redacted files', () => {
  afterEach(clear);

  const key = (target: Element | null, name: string, shiftKey = false) => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true }));
    return rendered();
  };

  async function choose(element: Element, file: File): Promise<void> {
    const input = inside(element).getElementById('control-pass');
    const transfer = new DataTransfer();
    transfer.items.add(file);
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => inside(element).querySelector('.upload[data-state=done]'));
    input.focus();
    input.blur();
    await until(() => plain(inside(element).getElementById('field-masked')).includes(file.name));
  }

  it('covers a PDF with the keyboard only and uploads a copy', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.withFiles, server);
    expect(plain(inside(element).getElementById('field-masked'))).to.contain('Voeg eerst');
    await choose(element, new File([textPdf()], 'pas.pdf', { type: 'application/pdf' }));
    await click(button(element, 'Gedeelten afdekken: pas.pdf'));
    await until(() => inside(element).querySelector('.add-mask'));
    expect(plain(inside(element).activeElement)).to.equal('pas.pdf afdekken');
    const scroller = inside(element).querySelector<HTMLElement>('[role=region].redaction-window');
    expect(scroller?.tabIndex).to.equal(0);
    expect(scroller?.getAttribute('aria-label')).to.equal('Bladzijde die u afdekt');
    await click(button(element, 'Vlak toevoegen'));
    const mask = () => inside(element).querySelector<HTMLElement>('.mask');
    expect(inside(element).activeElement).to.equal(mask());
    const left = mask()?.style.left;
    await key(mask(), 'ArrowLeft');
    expect(mask()?.style.left).not.to.equal(left);
    await click(button(element, 'Ongedaan maken'));
    expect(mask()?.style.left).to.equal(left);
    await click(button(element, 'Volgende bladzijde'));
    expect(mask()).to.equal(null);
    await click(button(element, 'Vorige bladzijde'));
    expect(await violations(element)).to.deep.equal([]);
    await click(button(element, 'Afgedekt bestand toevoegen'));
    await until(() => plain(inside(element).getElementById('field-masked')).includes('Toegevoegd'));
    const { arrived } = await server.inspect();
    expect(arrived).to.deep.equal(['pas.pdf', 'pas-afgedekt.pdf']);
  });

  it('requires a mask, and removes masks with Delete', async () => {
    const element = await showForm(formIds.withFiles, openTestServer());
    await choose(element, new File([await photograph()], 'pas.jpg', { type: 'image/jpeg' }));
    await click(button(element, 'Gedeelten afdekken: pas.jpg'));
    await until(() => inside(element).querySelector('.add-mask'));
    await click(button(element, 'Vlak toevoegen'));
    await key(inside(element).querySelector('.mask'), 'Delete');
    expect(inside(element).querySelector('.mask')).to.equal(null);
    await click(button(element, 'Afgedekt bestand toevoegen'));
    expect(plain(inside(element).querySelector('.redaction'))).to.contain('Dek eerst iets af.');
    await click(button(element, 'Annuleren'));
    expect(plain(inside(element).activeElement)).to.contain('Gedeelten afdekken');
  });

  it('shows that a file is damaged or locked', async () => {
    const element = await showForm(formIds.withFiles, openTestServer());
    await choose(element, new File(['%PDF-1.4 no PDF'], 'stuk.pdf', { type: 'application/pdf' }));
    await click(button(element, 'Gedeelten afdekken: stuk.pdf'));
    await until(() =>
      plain(inside(element).querySelector('.redaction')).includes(
        'Wij kunnen stuk.pdf niet openen',
      ),
    );
  });
});
