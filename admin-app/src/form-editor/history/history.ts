import type { MessageDescriptor } from '@lingui/core';
import type { Command } from '../document/command.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { Selection } from '../editor/selection.ts';

/** Steps beyond this many are forgotten, oldest first. */
const maximumSteps = 200;
/** Typing that pauses longer than this begins a new step. */
const mergeWithinMs = 1500;

/** One thing that can be undone or done again. */
export interface Step {
  /** What it did, for the undo button: "veld toevoegen". */
  readonly label: MessageDescriptor;
  /** Takes it back (in the past) or does it again (in the future). */
  readonly command: Command;
  /** What was selected before it, to return there. */
  readonly selection: Selection;
  /** Steps that follow each other with the same key, such as letters of one text, become one. */
  readonly mergeKey: string | undefined;
  readonly at: number;
}

/** The document with the commands to undo and to redo. */
export interface History {
  readonly document: EditedVersion;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export function createHistory(document: EditedVersion): History {
  return { document, past: [], future: [] };
}

/** Does a command and remembers how to undo it; what was undone before can then not be redone. */
export function execute(history: History, command: Command, step: Omit<Step, 'command'>): History {
  const { document, inverse } = command(history.document);
  const last = history.past.at(-1);
  const isContinued =
    last?.mergeKey !== undefined &&
    last.mergeKey === step.mergeKey &&
    history.future.length === 0 &&
    step.at - last.at <= mergeWithinMs;
  const past = isContinued
    ? [...history.past.slice(0, -1), { ...last, at: step.at, command: both(inverse, last.command) }]
    : [...history.past, { ...step, command: inverse }].slice(-maximumSteps);
  return { document, past, future: [] };
}

function both(first: Command, second: Command): Command {
  return (document) => {
    const one = first(document);
    const two = second(one.document);
    return { document: two.document, inverse: both(two.inverse, one.inverse) };
  };
}

/** Takes the last step back; `selection` is what is selected now, to return to on redo. */
export function undo(history: History, selection: Selection): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const { document, inverse } = step.command(history.document);
  const redoable = { ...step, command: inverse, selection, mergeKey: undefined };
  return { document, past: history.past.slice(0, -1), future: [...history.future, redoable] };
}

/** Does the step that was last undone again. */
export function redo(history: History, selection: Selection): History {
  const step = history.future.at(-1);
  if (!step) return history;
  const { document, inverse } = step.command(history.document);
  const undoable = { ...step, command: inverse, selection };
  return { document, past: [...history.past, undoable], future: history.future.slice(0, -1) };
}
