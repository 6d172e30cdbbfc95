import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

interface Target {
  /** The address of the server; undefined when the command line does not name one. */
  readonly server: string | undefined;
}

export interface ExportCommand extends Target {
  readonly name: 'export';
  /** Ids or names; empty for all forms. */
  readonly forms: readonly string[];
  readonly type: 'form' | 'template';
  /** The number of the version; undefined for the newest. */
  readonly version: number | undefined;
  readonly folder: string;
}

export interface ImportCommand extends Target {
  readonly name: 'import';
  readonly files: readonly string[];
  /** The form, by id or name, that gets the next version. */
  readonly form: string | undefined;
  readonly isUpdate: boolean;
  readonly newName: string | undefined;
  readonly isCheck: boolean;
}

export type FormsCommand = ExportCommand | ImportCommand | { readonly name: 'help' };

/** Parses the command line; throws one sentence for an invalid one. */
export function parseArguments(args: readonly string[]): FormsCommand {
  const { values, positionals } = readOptions(args);
  if (values.help === true) return { name: 'help' };
  const [name, ...rest] = positionals;
  if (name === 'export') return exportCommand(values, rest);
  if (name === 'import') return importCommand(values, rest);
  throw invalid(name === undefined ? 'Name export or import' : `${name} is not a command`);
}

const options = {
  all: { type: 'boolean' },
  templates: { type: 'boolean' },
  version: { type: 'string' },
  to: { type: 'string' },
  form: { type: 'string' },
  update: { type: 'boolean' },
  name: { type: 'string' },
  check: { type: 'boolean' },
  server: { type: 'string' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof readOptions>['values'];

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw invalid(error.message.replace(/\..*$/s, ''));
    throw error;
  }
}

const exportOptions: readonly (keyof Values)[] = ['all', 'templates', 'version', 'to', 'server'];
const importOptions: readonly (keyof Values)[] = ['form', 'update', 'name', 'check', 'server'];

function exportCommand(values: Values, forms: readonly string[]): ExportCommand {
  allowOnly(values, exportOptions, 'export');
  if ((values.all === true) === forms.length > 0) throw invalid('Name forms, or use --all');
  if (values.version !== undefined && forms.length !== 1)
    throw invalid('--version is for one form');
  return {
    name: 'export',
    forms,
    type: values.templates === true ? 'template' : 'form',
    version: numberOf(values.version),
    folder: values.to ?? '.',
    server: values.server,
  };
}

function importCommand(values: Values, files: readonly string[]): ImportCommand {
  allowOnly(values, importOptions, 'import');
  if (files.length === 0) throw invalid('Name one or more files');
  const { form, name } = values;
  const isUpdate = values.update === true;
  if (form !== undefined && isUpdate) throw invalid('Use --form or --update, not both');
  if ((form !== undefined || name !== undefined) && files.length > 1)
    throw invalid('--form and --name are for one file');
  if (name !== undefined && (form !== undefined || isUpdate))
    throw invalid('--name is for a new form');
  const isCheck = values.check === true;
  return { name: 'import', files, form, isUpdate, newName: name, isCheck, server: values.server };
}

function allowOnly(values: Values, allowed: readonly (keyof Values)[], command: string): void {
  const other = Object.keys(values).find((option) => !allowed.some((one) => one === option));
  if (other !== undefined) throw invalid(`--${other} is not an option of ${command}`);
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalid('--version needs a number');
  return Number(text);
}

const invalid = (sentence: string) => new UsageError(`${sentence}; see npm run forms -- --help.`);
