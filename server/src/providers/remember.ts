/** Options of what is remembered. */
export interface RememberOptions {
  readonly forMs: number;
  readonly most: number;
  readonly now: () => number;
}

interface Remembered<T> {
  readonly answer: Promise<T>;
  readonly until: number;
}

/**
 * Asks once for each key and gives the same answer for a while, so that typing and going back cost
 * no second call. A failure is not remembered.
 */
export function createMemory<T>({ forMs, most, now }: RememberOptions) {
  const known = new Map<string, Remembered<T>>();
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const found = known.get(key);
    if (found !== undefined && found.until > now()) return found.answer;
    if (known.size >= most) known.delete(known.keys().next().value ?? key);
    const answer = ask();
    known.delete(key);
    known.set(key, { answer, until: now() + forMs });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
