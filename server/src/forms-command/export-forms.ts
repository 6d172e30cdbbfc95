import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { print, printError } from '../platform/process/console.ts';
import { StartError } from '../platform/start-error.ts';
import { explainError } from './explain-error.ts';
import { findForm, listAllForms } from './find-forms.ts';
import { nameFiles } from './name-files.ts';
import type { Connection } from './open-connection.ts';
import type { ExportCommand } from './parse-arguments.ts';
import { exitCodes } from './usage.ts';

/** Writes one file per form and prints their paths; the exit code. */
export async function exportForms(connection: Connection, command: ExportCommand): Promise<number> {
  const all = await listAllForms(connection, command.type);
  const fileNames = nameFiles(all);
  const forms = command.forms.length === 0 ? all : command.forms.map((one) => findForm(all, one));
  await mkdir(command.folder, { recursive: true });
  let exitCode = 0;
  for (const form of forms) {
    const path = join(command.folder, fileNames.get(form.id) ?? `${form.id}.json`);
    try {
      const id = await findVersion(connection, form, command.version);
      const content = await connection.exportVersion({ params: { id } });
      await writeFile(path, formatContent(content));
      print(path);
    } catch (error) {
      printError(`${path}: ${explainError(error)}`);
      exitCode = exitCodes.failed;
    }
  }
  return exitCode;
}

/** The text as the server sends it: the client has parsed it, and members keep their order. */
const formatContent = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

async function findVersion(
  connection: Connection,
  { id, name, latest_version: latest }: Form,
  wanted: number | undefined,
): Promise<string> {
  if (wanted === undefined || wanted === latest?.number)
    return latest?.id ?? raise(`"${name}" has no version.`);
  const query = { filter: { form_id: id }, limit: '100' };
  for (let page = 1; ; page += 1) {
    const { data, meta } = await connection.listVersions({
      query: { ...query, page: String(page) },
    });
    const found = data.find(({ number }) => number === wanted);
    if (found) return found.id;
    if (meta.to >= meta.total) raise(`"${name}" has no version ${String(wanted)}.`);
  }
}

function raise(sentence: string): never {
  throw new StartError(sentence);
}
