import { useRef, useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import { RequestFailure } from '../requests/request-failure.ts';
import { failureText } from '../state/failure-text.ts';

/** One request at a time: whether it is running, and why it failed. */
export interface ServerRequest {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  setError(text: string | undefined): void;
  /** Runs the request unless one is running; true when it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** Runs requests, and shows why the server rejected them. */
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
