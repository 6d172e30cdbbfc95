import type { MessageDescriptor } from '@lingui/core';
import type { Command, Kept } from '../document/command.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { Selection } from '../editor/selection.ts';

/** The maximum number of steps; the oldest are dropped. */
const maximumSteps = 200;
/** Typing after a longer pause than this starts a new step. */
const mergeWithinMs = 1500;

/** One step that can be undone or redone. */
export interface Step {
  /** The name of the step, for the undo button: "veld toevoegen". */
  readonly label: MessageDescriptor;
  /** Undoes the step (in the past) or redoes it (in the future). */
  readonly command: Command;
  /** The selection before the step, to restore. */
  readonly selection: Selection;
  /** Consecutive steps with the same key, such as letters of one text, are merged. */
  readonly mergeKey: string | undefined;
  readonly at: number;
  /** The step that made the same changes, before those of other users were merged. */
  readonly origin?: Step | undefined;
}

/** The document with the commands to undo and to redo. */
export interface History {
  readonly document: EditedVersion;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** What the last undo or redo left as another user made it; absent when it did everything. */
  readonly kept?: Kept | undefined;
}

export function createHistory(document: EditedVersion): History {
  return { document, past: [], future: [] };
}

/** Runs a command and stores its inverse; steps that were undone can then no longer be redone. */
export function execute(history: History, command: Command, step: Omit<Step, 'command'>): History {
  const { document, inverse } = command(history.document);
  const last = history.past.at(-1);
  const isContinued =
    last?.mergeKey !== undefined &&
    last.mergeKey === step.mergeKey &&
    history.future.length === 0 &&
    step.at - last.at <= mergeWithinMs;
  const past = isContinued
    ? [
        ...history.past.slice(0, -1),
        { ...last, at: step.at, command: both(inverse, last.command), origin: undefined },
      ]
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

/** Undoes the last step; `selection` is the current selection, to restore on redo. */
export function undo(history: History, selection: Selection): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const { document, inverse, kept } = step.command(history.document);
  const redoable = { ...step, command: inverse, selection, mergeKey: undefined, origin: undefined };
  return { document, past: history.past.slice(0, -1), future: [...history.future, redoable], kept };
}

/** Redoes the step that was undone last. */
export function redo(history: History, selection: Selection): History {
  const step = history.future.at(-1);
  if (!step) return history;
  const { document, inverse, kept } = step.command(history.document);
  const undoable = { ...step, command: inverse, selection, origin: undefined };
  return { document, past: [...history.past, undoable], future: history.future.slice(0, -1), kept };
}

/** The steps of an earlier visit. */
export type EarlierSteps = Pick<History, 'past' | 'future'>;

/** Puts the steps of an earlier visit before those of this one, which end what could be redone. */
export function withEarlier(history: History, { past, future }: EarlierSteps): History {
  const isUntouched = history.past.length === 0 && history.future.length === 0;
  return {
    ...history,
    past: [...past, ...history.past].slice(-maximumSteps),
    future: isUntouched ? future : history.future,
  };
}
