import type { Issue } from '@form-builder/core/validation/issue.ts';

/** An error to show: a validation issue, or a message of the server. */
export type FieldError = Pick<Issue, 'code' | 'params' | 'message'> | { readonly message: string };

/** The shown errors by cell key; a field subscribes to its own only. */
export interface FieldErrors {
  find(key: string): FieldError | undefined;
  /** Sets the error of a key; `undefined` removes it. */
  set(key: string, error: FieldError | undefined): void;
  replace(errors: ReadonlyMap<string, FieldError>): void;
  readonly all: ReadonlyMap<string, FieldError>;
  subscribe(key: string, listener: () => void): () => void;
  /** Increases with each change of the errors of that key. */
  revisionOf(key: string): number;
}

/** Creates an empty store of errors. */
export function createFieldErrors(): FieldErrors {
  const errors = new Map<string, FieldError>();
  const listeners = new Map<string, readonly (() => void)[]>();
  const revisions = new Map<string, number>();
  const notify = (key: string) => {
    revisions.set(key, (revisions.get(key) ?? 0) + 1);
    listeners.get(key)?.forEach((listener) => listener());
  };
  const set = (key: string, error: FieldError | undefined) => {
    if (errors.get(key) === error) return;
    if (error) errors.set(key, error);
    else errors.delete(key);
    notify(key);
  };
  return {
    all: errors,
    find: (key) => errors.get(key),
    set,
    replace(next) {
      for (const key of [...errors.keys()]) if (!next.has(key)) set(key, undefined);
      for (const [key, error] of next) set(key, error);
    },
    subscribe(key, listener) {
      const others = () => listeners.get(key)?.filter((other) => other !== listener) ?? [];
      listeners.set(key, others().concat(listener));
      return () => listeners.set(key, others());
    },
    revisionOf: (key) => revisions.get(key) ?? 0,
  };
}
