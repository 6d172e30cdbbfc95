import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { inProject } from '../project.mjs';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const textFiles = /\.(js|css|svg|json|html|map)$/;
/** Below this, compressing saves less than a network packet. */
const minBytes = 1024;

/**
 * Writes `name.br` and `name.gz` beside every text file of a folder.
 * @param {string} folder
 */
export async function precompress(folder) {
  const names = await readdir(inProject(folder), { recursive: true });
  const files = names.filter((name) => textFiles.test(name)).map((name) => join(folder, name));
  await Promise.all(files.map(compress));
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(inProject(file));
  if (content.length < minBytes) return;
  await writeFile(inProject(`${file}.br`), await toBrotli(content));
  await writeFile(inProject(`${file}.gz`), await toGzip(content, { level: 9 }));
}
