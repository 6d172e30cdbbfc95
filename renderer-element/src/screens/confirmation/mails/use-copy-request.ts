import { useState } from 'react';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { hasEmailFormat } from '../../../dialogs/email-format.ts';
import { useServerRequest } from '../../../dialogs/use-server-request.ts';
import { useText } from '../../../i18n/text-context.tsx';
import {
  throwFailure,
  type LoadServices,
  type ServerDraft,
} from '../../../requests/form-services.ts';
import type { RequestFailure } from '../../../requests/request-failure.ts';
import { createOwnSubmissionClient } from '../../../submission/own-submission-client.ts';

/** The state of a request for a copy: whether it is running, why it failed, and its recipient. */
interface CopyRequest {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Whether a retry may succeed. */
  readonly hasFailed: boolean;
  readonly sentTo: string | undefined;
  send(email: string): Promise<void>;
  /** Starts again, for another address. */
  startOver(): void;
}

/** Requests a copy by e-mail, one at a time. */
export function useCopyRequest(loadServices: LoadServices, sent: ServerDraft): CopyRequest {
  const { translate } = useText();
  const { isBusy, error, setError, run } = useServerRequest(reasonOf);
  const [hasFailed, setFailed] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const mailTo = async (email: string) => {
    const { address, locale } = await loadServices();
    await createOwnSubmissionClient(address, locale)
      .mailCopy({
        params: { id: sent.id },
        headers: { 'x-submission-key': sent.key },
        body: { email },
      })
      .catch(throwFailure);
    setSentTo(email);
  };
  return {
    isBusy,
    error,
    hasFailed,
    sentTo,
    startOver: () => setSentTo(undefined),
    async send(email) {
      if (isBusy) return;
      setFailed(false);
      if (hasEmailFormat(email)) setFailed(!(await run(() => mailTo(email))));
      else setError(translate('form.copy.email_format'));
    },
  };
}

/**
 * The text of a failure: the server's explanation when it rejected the request. The form itself was
 * submitted in any case.
 */
function reasonOf(failure: RequestFailure, { translate }: FormatContext): string {
  if (failure.isOffline) return translate('form.copy.offline');
  const isRejected = failure.status !== undefined && failure.status < 500;
  return (isRejected && failure.problem?.detail) || translate('form.copy.failed');
}
