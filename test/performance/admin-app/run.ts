import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { toFigure, type Figure } from '../../../scripts/measuring/figures.mjs';

const built = new URL('../../../admin-app/dist/', import.meta.url);

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Which file holds which module, as Vite writes it down. */
type Manifest = Readonly<Record<string, Chunk | undefined>>;

/** What the home page loads, in Dutch; what this imports comes along. */
const home = ['index.html', 'src/start-app.tsx', 'src/locales/start/nl.po'];
/** The texts that the form editor waits for. */
const editorTexts = ['src/locales/editor/nl.po', '../core/src/messages/generated/staff/nl.ts'];
const editor = [...home, ...editorTexts, 'src/form-editor/form-editor-screen.tsx'];
const formulaEditor = ['src/form-editor/formulas/code-editor/code-editor.tsx'];

/** How much script the staff's app loads for its home page, the form editor and a formula, in kB of brotli. */
export async function run(): Promise<readonly Figure[]> {
  // Written by our own build.
  const manifest = JSON.parse(String(await readBuilt('manifest.json'))) as Manifest;
  const sizeOf = (modules: readonly string[]) => kilobytesOf(filesWith(modules, manifest));
  return [
    toFigure('admin-home', await sizeOf(home), 'kB'),
    toFigure('admin-editor', await sizeOf(editor), 'kB'),
    toFigure('admin-formula-editor', await sizeOf([...editor, ...formulaEditor]), 'kB'),
  ];
}

/** The scripts that hold these modules, with all that those import at once. */
function filesWith(modules: readonly string[], manifest: Manifest): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The built app has no ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return files;
}

async function kilobytesOf(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => brotliCompressSync(await readBuilt(file)).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

function readBuilt(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(new URL(file, built)));
}
