import { useEffect, useState } from 'react';
import { throwFailure } from '../../requests/form-services.ts';
import { ignoreOffline } from '../../requests/ignore-offline.ts';
import type { OwnSubmissionCalls } from '../../submission/use-own-submission.ts';
import { createCoSignatureClient } from './co-signature-client.ts';

/**
 * Fetches the code that the visitor passes on to a co-signer; `null` until it is loaded, and when
 * there is none.
 */
export function useCoSignatureCode(own: OwnSubmissionCalls, isNeeded: boolean): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    own
      .call((_, request) => {
        const { address, text } = own.context();
        const client = createCoSignatureClient(address, text.locale);
        return client.getCoSignatureCode(request).catch(throwFailure);
      })
      .then(({ data }) => setCode(data.code))
      .catch(ignoreOffline);
    // The submission does not change while the screen is shown.
  }, [isNeeded]);
  return code;
}
