import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { FormPart } from '@form-builder/core/field-types/form-parts.ts';
import { createPrerendererLoader } from '@form-builder/server/prerender/find-prerenderer.ts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const built = new URL('../../renderer-element/dist/', import.meta.url);

interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
}

/** Which file holds which module, as the element's build writes it down. */
interface Manifest {
  readonly chunks: Readonly<Record<string, Chunk | undefined>>;
}

/** The modules whose files a page loads before anything of the form is known, in Dutch. */
export const firstModules: readonly string[] = [
  'renderer-element/src/index.ts',
  'core/src/messages/generated/nl.ts',
];

/** What the element fetches for every form after its first page: sending and confirmation, and their texts. */
export const deferredModules: readonly string[] = [
  'renderer-element/src/form-controller/deferred.ts',
  'core/src/messages/generated/further/nl.ts',
];

/** What it fetches in the same round for forms that need it, by part of the form. */
const deferredParts: Readonly<Partial<Record<FormPart, string>>> = {
  patterns: 'core/src/patterns/pattern-matcher.ts',
  validation_texts: 'core/src/messages/generated/validation/nl.ts',
};

/** The module with the view of a field type. */
export const viewModule = (type: string): string =>
  `renderer-element/src/field-types/${type}/${type}-view.tsx`;

/** The files a page loads to show a form in Dutch: those of every form, and those the server names. */
export async function filesOfForm(form: PublicForm): Promise<readonly string[]> {
  const prerenderer = await createPrerendererLoader(fileURLToPath(built))();
  if (!prerenderer) throw new Error('The element is not built.');
  const { files } = prerenderer.prerender(form, { locale: 'nl-NL', asOwnPage: false });
  return [...(await filesWith(firstModules)), ...files];
}

/** The files a page loads for a form in Dutch up to and including its confirmation. */
export async function filesUntilConfirmation(form: PublicForm): Promise<readonly string[]> {
  const own = form.parts.flatMap((part) => deferredParts[part] ?? []);
  return [...(await filesOfForm(form)), ...(await filesWith([...deferredModules, ...own]))];
}

/** The script and the files of the element with these modules, and all that those cannot do without. */
export async function filesWith(modules: readonly string[]): Promise<readonly string[]> {
  const { chunks } = await readManifest();
  const all = Object.values(chunks).filter((chunk) => chunk !== undefined);
  const files = new Set(['form-builder-render.js']);
  const add = ({ file, imports }: Chunk) => {
    if (files.has(file)) return;
    files.add(file);
    for (const name of imports) {
      const imported = all.find((chunk) => chunk.file === name);
      if (imported) add(imported);
    }
  };
  for (const name of modules) add(chunkWith(name, chunks));
  return [...files];
}

/** The file of the element that holds a module. */
export async function fileOf(module: string): Promise<string> {
  const { chunks } = await readManifest();
  return chunkWith(module, chunks).file;
}

function chunkWith(module: string, chunks: Manifest['chunks']): Chunk {
  const chunk = chunks[module];
  if (!chunk) throw new Error(`The built element has no ${module}.`);
  return chunk;
}

async function readManifest(): Promise<Manifest> {
  // Written by our own build.
  return JSON.parse(String(await readBuilt('manifest.json'))) as Manifest;
}

/** How large files of the element are together, each counted once, in kB (1,000 bytes) of brotli. */
export async function kilobytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => brotliCompressSync(await readBuilt(file)).byteLength),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

function readBuilt(file: string): Promise<Buffer> {
  return readFile(fileURLToPath(new URL(file, built)));
}
