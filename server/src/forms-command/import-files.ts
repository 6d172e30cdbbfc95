import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { FormImport, Unresolved } from '@form-builder/core/contract/staff/forms/form-files.ts';
import { readFile } from 'node:fs/promises';
import { print, printError } from '../platform/process/console.ts';
import { explainError } from './explain-error.ts';
import { findForm, listAllForms } from './find-forms.ts';
import type { Connection } from './open-connection.ts';
import type { ImportCommand } from './parse-arguments.ts';
import { readName } from './read-name.ts';
import { exitCodes } from './usage.ts';

/** Imports each file and prints what became of it and what could not be resolved; the exit code. */
export async function importFiles(connection: Connection, command: ImportCommand): Promise<number> {
  const results: number[] = [];
  for (const file of command.files) {
    try {
      results.push(report(file, await importFile(connection, command, file)));
    } catch (error) {
      printError(`${file}: ${explainError(error)}`);
      results.push(exitCodes.failed);
    }
  }
  return results.find((code) => code === exitCodes.failed) ?? Math.max(...results);
}

interface Imported {
  readonly result: FormImport;
  readonly isNew: boolean;
}

async function importFile(
  connection: Connection,
  command: ImportCommand,
  file: string,
): Promise<Imported> {
  const content = await readFile(file, 'utf8');
  const form = await findTarget(connection, command, content);
  const { data: result } = await connection.importForm({
    body: {
      content,
      is_applied: !command.isCheck,
      ...(form && { form_id: form.id }),
      ...(command.newName !== undefined && { name: command.newName }),
    },
  });
  return { result, isNew: form === undefined };
}

/** The form that gets the next version; undefined for a new form. */
async function findTarget(
  connection: Connection,
  { form, isUpdate }: ImportCommand,
  content: string,
): Promise<Form | undefined> {
  if (form !== undefined) {
    const forms = await listAllForms(connection, 'form');
    return findForm([...forms, ...(await listAllForms(connection, 'template'))], form);
  }
  const named = isUpdate ? readName(content) : undefined;
  if (named === undefined) return undefined;
  const forms = await listAllForms(connection, named.type);
  return forms.some(({ name }) => name === named.name) ? findForm(forms, named.name) : undefined;
}

function report(file: string, { result, isNew }: Imported): number {
  const { name, made, unresolved } = result;
  print(`${file}: ${outcome(isNew, made !== null)} "${name}"${made ? ` ${made.form_id}` : ''}`);
  for (const lack of unresolved) print(`  ${describeLack(lack)}`);
  return unresolved.length === 0 ? 0 : exitCodes.unresolved;
}

function outcome(isNew: boolean, isMade: boolean): string {
  if (isNew) return isMade ? 'new form' : 'would become a new form';
  return isMade ? 'next version of' : 'would become the next version of';
}

const kinds: Readonly<Record<Unresolved['kind'], string>> = {
  template: 'building block',
  list: 'list',
  auth: 'login provider',
  payment: 'payment provider',
  delivery: 'receiver',
  file: 'file',
  theme: 'theme',
};

function describeLack({ kind, name, fields }: Unresolved): string {
  const users = fields.length === 0 ? 'the form' : fields.map((field) => `"${field}"`).join(', ');
  return `missing ${kinds[kind]} "${name}", needed by ${users}`;
}
