import { errorText } from '../api/error-text.ts';

/** A row whose call failed, and the reason. */
export interface RowFailure {
  readonly name: string;
  readonly reason: string;
}

/** The call for each row. */
interface RowCall<T> {
  readonly call: (row: T) => Promise<unknown>;
  /** The name of the row. */
  readonly nameOf: (row: T) => string;
}

/** Makes the call for each row in turn; a failure does not stop the other rows. */
export async function runForEach<T>(
  rows: readonly T[],
  { call, nameOf }: RowCall<T>,
  onProgress: (done: number) => void,
): Promise<{ readonly done: readonly T[]; readonly failures: readonly RowFailure[] }> {
  const done: T[] = [];
  const failures: RowFailure[] = [];
  for (const row of rows) {
    onProgress(done.length + failures.length);
    try {
      await call(row);
      done.push(row);
    } catch (error) {
      failures.push({ name: nameOf(row), reason: errorText(error) });
    }
  }
  return { done, failures };
}
