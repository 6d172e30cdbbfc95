import { useEffect, useRef, useState } from 'react';
import { RequestFailure } from '../../requests/request-failure.ts';
import type { Choice, FindChoices } from './choice.ts';

/** The state of a search. `short`: the query has too few characters. */
export type SearchState = 'idle' | 'short' | 'searching' | 'done' | 'failed' | 'offline';

export interface SearchOptions<C extends Choice> {
  readonly find: FindChoices<C>;
  /** The minimum number of characters of a query. */
  readonly minCharacters: number;
  /** How long the visitor must pause before a search starts; 0 searches at once. */
  readonly pauseMs: number;
}

/** A search and its results. */
export interface Search<C extends Choice> {
  readonly state: SearchState;
  readonly choices: readonly C[];
  /** Searches after a pause, and cancels the previous search. */
  search(words: string): void;
  stop(): void;
}

interface Found<C extends Choice> {
  readonly state: SearchState;
  readonly choices: readonly C[];
}

/**
 * Searches while the visitor types: one request at a time, and a late result never replaces a newer
 * one.
 */
export function useSearch<C extends Choice>(options: SearchOptions<C>): Search<C> {
  const [found, setFound] = useState<Found<C>>({ state: 'idle', choices: [] });
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);

  const ask = async (words: string, { signal }: AbortController) => {
    try {
      await pause(options.pauseMs, signal);
      const choices = await options.find(words, signal);
      if (!signal.aborted) setFound({ state: 'done', choices });
    } catch (error) {
      if (signal.aborted) return;
      const isOffline = RequestFailure.from(error).isOffline;
      setFound({ state: isOffline ? 'offline' : 'failed', choices: [] });
    }
  };

  return {
    ...found,
    search(words) {
      running.current.abort();
      running.current = new AbortController();
      if (words.trim().length < options.minCharacters) {
        setFound({ state: 'short', choices: [] });
        return;
      }
      const known = options.pauseMs === 0 && findAtOnce(options.find, words, running.current);
      if (known) {
        setFound({ state: 'done', choices: known });
        return;
      }
      setFound({ state: 'searching', choices: [] });
      void ask(words.trim(), running.current);
    },
    stop() {
      running.current.abort();
    },
  };
}

/** The result of a synchronous search; `undefined` for a search on the server. */
function findAtOnce<C extends Choice>(
  find: FindChoices<C>,
  words: string,
  { signal }: AbortController,
): readonly C[] | undefined {
  const found = find(words, signal);
  return found instanceof Promise ? undefined : found;
}

function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  if (pauseMs === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
