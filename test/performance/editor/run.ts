import { chromium, type BrowserContext } from 'playwright-core';
import type { Figure } from '../../../scripts/measuring/figures.mjs';
import { chromiumArguments, chromiumPath } from '../../../scripts/testing/chromium-launch.mjs';
import { startProduct } from '../../end-to-end/testing/product.ts';
import { signInAsRoot } from '../../end-to-end/testing/sign-in-as-root.ts';
import { signIn } from '../../end-to-end/testing/staff.ts';
import { measureEditor, type EditorTimings } from './measure-editor.ts';
import { measurePlainKey } from './measure-plain-key.ts';
import { measureSave, type SaveCost } from './measure-save.ts';
import { seedEditorForm, type Layout, type SeededForm } from './seed-editor-forms.ts';

const layouts: readonly Layout[] = ['one-page', 'many-pages'];
const lengths = [50, 400, 1_000];
const savedLengths = [50, 400];
const viewport = { width: 1440, height: 900 };

/**
 * The form editor of the running product in Chromium, on forms of 50, 400 and 1,000 fields, on one page
 * and on pages of ten. Names end in the layout and the number of fields. The time of a key is held
 * against the same key in a plain text input of the app; everything else against the smallest form.
 */
export async function run(): Promise<readonly Figure[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
  const product = await startProduct({ LOG_LEVEL: 'error' }).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  try {
    const context = await browser.newContext({ locale: 'nl-NL', viewport });
    // What tsx wraps named functions in is not there in a page.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    await signIn(page, product, 'root');
    const plainKey = await measurePlainKey(page);
    const client = await signInAsRoot(product.origin);
    const figures: Figure[] = [];
    for (const layout of layouts) {
      const forms: SeededForm[] = [];
      for (const length of lengths) forms.push(await seedEditorForm(client, layout, length));
      figures.push(...(await measureLayout(context, product.origin, forms, plainKey)));
    }
    return figures;
  } finally {
    await browser.close();
    await product.remove();
  }
}

async function measureLayout(
  context: BrowserContext,
  origin: string,
  forms: readonly SeededForm[],
  plainKey: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  let smallest: EditorTimings | undefined;
  let smallestSave: SaveCost | undefined;
  for (const form of forms) {
    const suffix = `${form.layout}-${form.length}`;
    const timings = await measureEditor(context, origin, form);
    smallest ??= timings;
    figures.push(...toFigures(suffix, timings, { ...smallest, key: plainKey }));
    if (!savedLengths.includes(form.length)) continue;
    const save = await measureSave(context, origin, form);
    smallestSave ??= save;
    figures.push(
      {
        name: `editor-save-${suffix}`,
        value: save.server,
        unit: 'ms',
        against: smallestSave.server,
      },
      {
        name: `editor-save-bytes-${suffix}`,
        value: save.bytes,
        unit: 'B',
        against: smallestSave.bytes,
      },
    );
  }
  return figures;
}

/** The figures by the member of a visit that they come from. */
const names: Readonly<Record<keyof EditorTimings, string>> = {
  open: 'open',
  key: 'key-p95',
  edit: 'edit',
  add: 'add',
  move: 'move',
  undo: 'undo',
  outline: 'outline',
  tryOut: 'try-out',
};

function toFigures(suffix: string, timings: EditorTimings, against: EditorTimings): Figure[] {
  // The record has exactly the members of a visit.
  return (Object.keys(names) as (keyof EditorTimings)[]).map((member) => ({
    name: `editor-${names[member]}-${suffix}`,
    value: rounded(timings[member]),
    unit: 'ms',
    against: rounded(against[member]),
  }));
}

const rounded = (value: number) => Math.round(value * 10) / 10;
