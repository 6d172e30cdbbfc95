import { changeSchema } from '@form-builder/core/diff/change-schema.ts';
import * as v from 'valibot';

const id = v.object({ id: v.string() });
const selectionSchema = v.variant('kind', [
  v.object({ kind: v.literal('version') }),
  v.object({ kind: v.picklist(['page', 'field', 'variable']), ...id.entries }),
  v.object({ kind: v.literal('fields'), ids: v.array(v.string()) }),
]);

const stepSchema = v.object({
  label: v.object({
    ...id.entries,
    values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
    /** The name in the language of the visit, in case a release no longer has the id. */
    message: v.string(),
  }),
  selection: selectionSchema,
  at: v.number(),
  /** What undoing or redoing the step changes in the document. */
  changes: v.array(changeSchema),
  /** The notes of translations that it changes, by language and by text. */
  notes: v.exactOptional(
    v.record(v.string(), v.record(v.string(), v.nullable(v.record(v.string(), v.unknown())))),
  ),
});
/** One step as it is stored: the changes that it makes. */
export type StoredStep = v.InferOutput<typeof stepSchema>;

const storedStepsSchema = v.object({
  /** Only this user may undo the steps. */
  user: v.string(),
  /** The revision that the document continued from. */
  revision: v.number(),
  /** Whether the document was that revision; otherwise the device has the unsaved document. */
  isSaved: v.boolean(),
  at: v.number(),
  /** Both with the step that is next to be undone or redone first. */
  past: v.array(stepSchema),
  future: v.array(stepSchema),
});
/** The undo steps of one user in one version. */
export type StoredSteps = v.InferOutput<typeof storedStepsSchema>;

/** The store of undo steps on this device. */
export interface StepsStore {
  read(): StoredSteps | undefined;
  write(steps: StoredSteps): void;
}

const prefix = 'form-editor-steps:';
/** The versions whose steps are stored; those of the version that was edited longest ago are dropped. */
const maxVersions = 10;
/** About a tenth of what browsers store per site, with all versions together. */
const maxLength = 50_000;

/** Stores undo steps in the browser's storage, as many as fit; does nothing when it is full or blocked. */
export function createStepsStore(storage: Storage, key: string): StepsStore {
  const name = `${prefix}${key}`;
  return {
    read: () => parse(storage.getItem(name)),
    write(steps) {
      const isNew = storage.getItem(name) === null;
      try {
        storage.setItem(name, toText(steps));
      } catch {
        // A full or blocked storage: older steps no longer belong to the document.
        storage.removeItem(name);
      }
      // Only a new record can be one too many; those of the others are large.
      if (isNew) dropOldest(storage, name);
    },
  };
}

/** The text of as many steps as fit, the next ones first. */
function toText(steps: StoredSteps): string {
  for (let [past, future] = [steps.past, steps.future]; ;) {
    const text = JSON.stringify({ ...steps, past, future });
    if (text.length <= maxLength || past.length + future.length === 0) return text;
    past = past.slice(0, Math.floor(past.length / 2));
    future = future.slice(0, Math.floor(future.length / 2));
  }
}

function dropOldest(storage: Storage, written: string): void {
  const others = Object.keys(storage).filter((name) => name.startsWith(prefix) && name !== written);
  if (others.length < maxVersions) return;
  const latestFirst = others
    .map((name) => ({ name, at: parse(storage.getItem(name))?.at ?? 0 }))
    .toSorted((one, other) => other.at - one.at);
  for (const { name } of latestFirst.slice(maxVersions - 1)) storage.removeItem(name);
}

function parse(text: string | null): StoredSteps | undefined {
  try {
    const parsed = v.safeParse(storedStepsSchema, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
