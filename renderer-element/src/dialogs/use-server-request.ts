import { useRef, useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import { RequestFailure } from '../requests/request-failure.ts';
import { failureText } from '../state/failure-text.ts';

/** One thing at a time that the server is asked: whether it is under way, and why it failed. */
export interface ServerRequest {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  setError(text: string | undefined): void;
  /** Does it unless one is under way; true when it went well. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** Asks the server, and words what it refuses. */
export function useServerRequest(): ServerRequest {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const underWay = useRef(false);
  return {
    isBusy,
    error,
    setError,
    async run(work) {
      if (underWay.current) return false;
      underWay.current = true;
      setBusy(true);
      setError(undefined);
      try {
        await work();
        return true;
      } catch (failure) {
        if (!(failure instanceof RequestFailure)) throw failure;
        setError(failureText(failure, text));
        return false;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
