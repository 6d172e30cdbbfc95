import { useState } from 'react';
import type { FindServices, FormServices } from '../requests/form-services.ts';
import { RequestFailure } from '../requests/request-failure.ts';

/** Runs one step at a time with the services; what the server refuses is told. */
export function useLoginStep(
  findServices: FindServices | undefined,
  setFailed: (isFailed: boolean) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const run = (step: (services: FormServices) => Promise<void>) => {
    if (isBusy || !findServices) return;
    setBusy(true);
    setFailed(false);
    findServices()
      .then(step)
      .catch((error: unknown) => {
        if (!(error instanceof RequestFailure)) throw error;
        setFailed(true);
      })
      .finally(() => setBusy(false));
  };
  return { isBusy, run };
}
