import type { Conflict } from '@form-builder/core/diff/merge/conflict.ts';
import type { EditedVersion } from './edited-version.ts';

/** What a command left as it is, because another user changed it later. */
export interface Kept {
  /** The document that the command expected. */
  readonly base: EditedVersion;
  /** The document that it met. */
  readonly theirs: EditedVersion;
  readonly conflicts: readonly Conflict[];
}

/** The document after a command, with the inverse command. */
export interface CommandResult {
  readonly document: EditedVersion;
  readonly inverse: Command;
  /** Absent when the command did everything. */
  readonly kept?: Kept | undefined;
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
