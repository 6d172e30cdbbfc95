import { useState } from 'react';
import type { LoadServices, FormServices } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';

/** Runs one login request at a time, and reports a rejected one. */
export function useLoginRequest(
  loadServices: LoadServices | undefined,
  setFailed: (isFailed: boolean) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const run = (step: (services: FormServices) => Promise<void>) => {
    if (isBusy || !loadServices) return;
    setBusy(true);
    setFailed(false);
    loadServices()
      .then(step)
      .catch((error: unknown) => {
        if (!(error instanceof RequestFailure)) throw error;
        setFailed(true);
      })
      .finally(() => setBusy(false));
  };
  return { isBusy, run };
}
