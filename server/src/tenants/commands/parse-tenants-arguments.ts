import { parseArgs } from 'node:util';
import { StartError } from '../../platform/start-error.ts';
import type { ParsedCommand } from './command.ts';
import { commands } from './commands.ts';
import { options } from './options.ts';

/** Parses the command line; throws the usage for an invalid one, with what is wrong when that is known. */
export function parseTenantsArguments(args: readonly string[]): ParsedCommand {
  const { values, positionals } = readOptions(args);
  const [name = '', ...words] = positionals;
  const command = commands.get(name);
  if (command === undefined || !command.takesWords(words.length)) throw new StartError(usage());
  const taken: readonly string[] = command.options;
  if (!Object.keys(values).every((option) => taken.includes(option))) throw new StartError(usage());
  return explainInput(() => command.parse(words, values));
}

/** Adds the usage to what is wrong with the input of a command. */
function explainInput(parse: () => ParsedCommand): ParsedCommand {
  try {
    return parse();
  } catch (error) {
    if (error instanceof StartError) throw new StartError(`${error.message}\n${usage()}`);
    throw error;
  }
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(usage());
    throw error;
  }
}

function usage(): string {
  const lines = [...commands].map(([name, command]) => `tenants ${name} ${command.usage}`.trim());
  return `Usage: ${lines.join('\n  ')}`;
}
