import { useEffect, useRef, useState } from 'react';
import type { CoSignature } from '@form-builder/core/contract/visitor/co-signatures.ts';
import { storeToken } from '../../auth/login-store.ts';
import { useServerRequest } from '../../dialogs/use-server-request.ts';
import { useText } from '../../i18n/text-context.tsx';
import { throwFailure } from '../../requests/form-services.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import { failureText } from '../../state/errors/failure-text.ts';
import type { ScreenController } from '../base/screen-props.ts';
import { createCoSignatureClient } from './co-signature-client.ts';
import { findSignLink } from './sign-link.ts';

/** The state of a co-signature, and its actions. */
export interface CoSignatureCalls {
  /** `undefined` until it is loaded. */
  readonly signature: CoSignature | undefined;
  readonly isBusy: boolean;
  /** Why the last request failed. */
  readonly error: string | undefined;
  load(): Promise<void>;
  sign(): Promise<void>;
  decline(reason: string): Promise<void>;
}

/** The co-signer is not logged in, may not sign, or is too late. */
const toReload: readonly (number | undefined)[] = [401, 403, 409];

/** Loads the answers to sign; calls `onAnswered` once the request is signed, declined or expired. */
export function useCoSignature(
  controller: ScreenController,
  onAnswered: () => void,
): CoSignatureCalls {
  const { locale } = useText();
  const [signature, setSignature] = useState<CoSignature>();
  const { isBusy, error, run } = useServerRequest((failure, text) =>
    failure.code === 'not_found'
      ? text.translate('form.co_signature.gone')
      : failureText(failure, text),
  );
  const calls = () => createCalls(controller, locale);
  const show = (request: () => Promise<CoSignature>) =>
    run(async () => {
      const shown = await request();
      // The login was for signing only; the next user of the device must not have it.
      if (shown.state !== 'waiting') signature?.logins.forEach(calls().forgetLogin);
      setSignature(shown);
    });
  const answer = async (request: () => Promise<CoSignature>) => {
    // The request was answered in another tab, or it or the login expired: shows that.
    const orReload = (failure: unknown) => {
      if (failure instanceof RequestFailure && toReload.includes(failure.status))
        return calls().get();
      throw failure;
    };
    if (!(await show(() => request().catch(orReload)))) return;
    onAnswered();
  };
  const load = async () => {
    await show(() => calls().get());
  };
  const first = useRef(load);
  useEffect(() => void first.current(), []);
  return {
    signature,
    isBusy,
    error,
    load,
    sign: () => answer(() => calls().sign()),
    decline: (reason) => answer(() => calls().decline(reason)),
  };
}

function createCalls({ address, state }: ScreenController, locale: string) {
  const link = findSignLink(state);
  if (!address || !link) throw new RequestFailure();
  const client = createCoSignatureClient(address, locale);
  const request = { params: { id: link.id }, headers: { 'x-submission-key': link.key } };
  const dataOf = (call: Promise<{ readonly data: CoSignature }>) =>
    call.then(({ data }) => data, throwFailure);
  return {
    forgetLogin: ({ provider }: CoSignature['logins'][number]) =>
      storeToken(address.formId, provider, undefined),
    get: () => dataOf(client.getCoSignature(request)),
    sign: () => dataOf(client.signCoSignature({ ...request, body: { is_accepted: true } })),
    decline: (reason: string) =>
      dataOf(client.declineCoSignature({ ...request, body: { reason } })),
  };
}
