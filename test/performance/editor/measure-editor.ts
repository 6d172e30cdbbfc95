import type { BrowserContext } from 'playwright-core';
import { quantile } from '../quantile.ts';
import { ThreadTime } from '../thread-time.ts';
import { EditorPage } from './editor-page.ts';
import { measureKeys } from './key-latency.ts';
import type { SeededForm } from './seed-editor-forms.ts';

/** What a visit to the editor took, in ms; except for `open` and `key`, of the page's own thread. */
export interface EditorTimings {
  /** Until the fields of the first page are drawn, with a warm cache. */
  readonly open: number;
  /** p95 from a key in the label of a field until the frame that shows it. */
  readonly key: number;
  /** All the work that one key causes: in the panel, on the canvas and in what checks the form. */
  readonly edit: number;
  readonly add: number;
  readonly move: number;
  readonly undo: number;
  /** Showing the outline for the first time. */
  readonly outline: number;
  readonly tryOut: number;
}

const edits = 12;
const repeats = 5;
const openings = 3;

/** Opens a form and edits it, as a designer does. */
export async function measureEditor(
  context: BrowserContext,
  origin: string,
  { versionId }: SeededForm,
): Promise<EditorTimings> {
  const page = await context.newPage();
  const editor = new EditorPage(page);
  const url = `${origin}/forms/version/${versionId}`;
  await editor.open(url);
  const open = await measureOpening(editor, url);
  await editor.settle();
  const thread = await ThreadTime.of(page);
  const repeat = (times: number, work: () => Promise<unknown>) =>
    medianOf(times, () => thread.during(work));

  await editor.select(3);
  await editor.focusLabel();
  const key = quantile(await measureKeys(page), 0.95);
  await editor.waitUntilIdle();
  const edit = await repeat(edits, () => editor.press('c'));
  await editor.select(3);
  const move = await repeat(repeats, () => editor.press('Alt+ArrowDown'));
  const undo = await repeat(repeats, () => editor.press('Control+z'));
  const type = await editor.findType(/^Getal/);
  const add = await repeat(repeats, () => editor.click(type));
  const outline = await measureOutline(editor, thread);
  const tryOut = await measureTryOut(editor, thread);
  await editor.waitUntilSaved();
  await page.close({ runBeforeUnload: false });
  return { open, key, edit, add, move, undo, outline, tryOut };
}

function measureOpening(editor: EditorPage, url: string): Promise<number> {
  return medianOf(openings, async () => {
    await editor.settle();
    const startedAt = performance.now();
    await editor.open(url);
    return performance.now() - startedAt;
  });
}

async function measureOutline(editor: EditorPage, thread: ThreadTime): Promise<number> {
  const [tab, other] = [await editor.findTab('Opbouw'), await editor.findTab('Velden')];
  return medianOf(repeats, async () => {
    const value = await thread.during(() => editor.click(tab));
    await editor.click(other);
    return value;
  });
}

/** The first time also loads the code of the try-out, so that is not measured. */
async function measureTryOut(editor: EditorPage, thread: ThreadTime): Promise<number> {
  const toggle = await editor.findTryOut();
  await editor.click(toggle);
  await editor.settle();
  await editor.click(toggle);
  const value = await thread.during(() => editor.click(toggle));
  await editor.click(toggle);
  return value;
}

async function medianOf(times: number, measureOnce: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let at = 0; at < times; at += 1) values.push(await measureOnce());
  return quantile(values, 0.5);
}
