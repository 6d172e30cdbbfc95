import { useRef, useState } from 'react';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { useText } from '../i18n/text-context.tsx';
import { RequestFailure } from '../requests/request-failure.ts';
import { failureText } from '../state/errors/failure-text.ts';

/** The state of a request: whether it is running, and why it failed. */
export interface ServerRequest {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  setError(text: string | undefined): void;
  /** Runs the request unless one is running; true when it succeeded. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

type DescribeFailure = (failure: RequestFailure, text: FormatContext) => string;

/**
 * Runs requests one at a time, and returns the text of a failure: the server's, unless `describe`
 * returns another.
 */
export function useServerRequest(describe: DescribeFailure = failureText): ServerRequest {
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
        setError(describe(failure, text));
        return false;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
