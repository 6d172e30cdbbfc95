import { CachedResponse } from './cached-response.ts';

/** An LRU cache of prepared responses. */
export interface ResponseCache {
  readonly find: (key: string) => CachedResponse | undefined;
  readonly add: (key: string, text: string) => CachedResponse;
}

/** Caches at most `largest` characters of responses. */
export function createResponseCache(largest: number): ResponseCache {
  const answers = new Map<string, CachedResponse>();
  let size = 0;

  function forget(key: string): void {
    size -= answers.get(key)?.text.length ?? 0;
    answers.delete(key);
  }

  return {
    find: (key) => {
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    add: (key, text) => {
      const answer = new CachedResponse(text);
      forget(key);
      answers.set(key, answer);
      size += answer.text.length;
      for (const oldest of answers.keys()) {
        if (size <= largest) break;
        forget(oldest);
      }
      return answer;
    },
  };
}
