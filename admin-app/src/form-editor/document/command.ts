import type { EditedVersion } from './edited-version.ts';

/** The document after a command, with the inverse command. */
export interface CommandResult {
  readonly document: EditedVersion;
  readonly inverse: Command;
}

/** A change of the document: pure, addressed by id, and always reversible. */
export type Command = (document: EditedVersion) => CommandResult;

/** Combines several commands; the inverse undoes them in reverse order. */
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

/** Replaces the whole document; undo also brings back members that the document did not have before. */
export function restoreDocument(next: EditedVersion, earlier: Partial<EditedVersion>): Command {
  return (document) => ({
    document: next,
    inverse: replaceDocument({ ...document, ...earlier }),
  });
}

/** Replaces the whole document, for example by the version that another user saved. */
export function replaceDocument(next: EditedVersion): Command {
  return (document) => ({ document: next, inverse: replaceDocument(document) });
}
