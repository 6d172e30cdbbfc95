import type { EditedVersion } from './edited-version.ts';

/** A document after a command, with the command that takes it back. */
export interface CommandResult {
  readonly document: EditedVersion;
  readonly inverse: Command;
}

/** A change of the document: pure, addressed by id, and always reversible. */
export type Command = (document: EditedVersion) => CommandResult;

/** One command that does several in order; its inverse undoes them in the opposite order. */
export function combineCommands(commands: readonly Command[]): Command {
  return (document) => {
    let current = document;
    const inverses: Command[] = [];
    for (const command of commands) {
      const applied = command(current);
      current = applied.document;
      inverses.unshift(applied.inverse);
    }
    return { document: current, inverse: combineCommands(inverses) };
  };
}

/** Replaces the whole document, such as by what another person saved. */
export function replaceDocument(next: EditedVersion): Command {
  return (document) => ({ document: next, inverse: replaceDocument(document) });
}
