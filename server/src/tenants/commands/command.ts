import type { Pool } from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { Migration } from '../../platform/database/migrations/migrate.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { Secrets } from '../../platform/secrets/master-key/open-secrets.ts';
import type { SealedColumn } from '../../platform/secrets/sealed-column.ts';
import type { OptionName, OptionValues } from './options.ts';

/** What a command works on. */
export interface CommandContext {
  readonly config: Config;
  readonly pool: Pool;
  readonly migrations: readonly Migration[];
  readonly runtime: Runtime;
  /** Who runs the command. */
  readonly operatorName: string;
  /** The keys of the installation; throws a `StartError` for another operator's key than the database's. */
  readonly openSecrets: () => Promise<Secrets>;
  /** Every column with values that those keys seal. */
  readonly sealedColumns: readonly SealedColumn[];
}

/** A command of `tenants`: how it is written, what its words mean and what it does. */
export interface CommandDefinition<Input> {
  /** Its words and options as the usage shows them, without its name. */
  readonly usage: string;
  /** How many words must follow its name. */
  readonly words: number;
  /** How many more words may follow. */
  readonly optionalWords?: number;
  readonly options?: readonly OptionName[];
  /** Whether it works in a new database too: it then creates the tables. */
  readonly isForNewDatabase?: boolean;
  /** Throws a `StartError` for a word or an option that is not valid. */
  parse(words: readonly string[], values: OptionValues): Input;
  run(context: CommandContext, input: Input): Promise<void>;
}

/** A command with its parsed words, ready to run. */
export interface ParsedCommand {
  readonly input: unknown;
  readonly isForNewDatabase: boolean;
  run(context: CommandContext): Promise<void>;
}

/** A command whose input only the command itself knows. */
export interface Command {
  readonly usage: string;
  takesWords(count: number): boolean;
  readonly options: readonly OptionName[];
  parse(words: readonly string[], values: OptionValues): ParsedCommand;
}

/** Turns a definition into a command that stands in one table with commands that have other inputs. */
export function defineCommand<Input>(definition: CommandDefinition<Input>): Command {
  const { usage, words, optionalWords = 0, options = [], isForNewDatabase = false } = definition;
  return {
    usage,
    takesWords: (count) => count >= words && count <= words + optionalWords,
    options,
    parse: (given, values) => {
      const input = definition.parse(given, values);
      return { input, isForNewDatabase, run: (context) => definition.run(context, input) };
    },
  };
}
