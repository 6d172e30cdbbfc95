import { confirmTotp, offerTotp } from '../../accounts/second-factor/totp-enrolment.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import { clientNetwork } from '../../platform/http/rate-limits/client-network.ts';
import { renderEnrolmentPage } from '../pages/enrolment-page.ts';
import { renderRecoveryCodesPage } from '../pages/recovery-codes-page.ts';
import { secondFactorTexts } from '../pages/second-factor-texts.ts';
import type { SignInStep, StepRequest } from './sign-in-step.ts';

/** Requires users to connect an app first when their organisation requires a second factor. */
export const enrolmentStep: SignInStep = {
  name: 'enrolment',
  isDue: ({ hasTotp, hasPasskey, mustHaveSecondFactor }, passed) =>
    mustHaveSecondFactor && !hasTotp && !hasPasskey && !passed.includes('provider_factor'),
  show: (request) => renderOffer(request, null),

  async submit(request, form) {
    const code = form.get('code') ?? '';
    const codes = await inTransaction(request, (writer) =>
      confirmTotp(writer, request.context.cipher, { userId: request.account.id, code }),
    );
    if (codes !== undefined)
      return { code: 'passed', page: renderRecoveryCodesPage(request.frame, codes) };
    const { enrolment } = secondFactorTexts[request.frame.language];
    return { code: 'refused', page: await renderOffer(request, enrolment.wrong) };
  },
};

async function renderOffer(request: StepRequest, problem: string | null): Promise<string> {
  const { context, account } = request;
  const enrolling = { userId: account.id, email: account.email, organisation: context.tenant.name };
  const offer = await inTransaction(request, (writer) =>
    offerTotp(writer, context.cipher, enrolling),
  );
  return renderEnrolmentPage(request.frame, offer, problem);
}

function inTransaction<T>(
  { context, account, address }: StepRequest,
  use: (writer: Writer) => Promise<T>,
): Promise<T> {
  const { transaction, runtime, tenant } = context;
  const request = { ...runtime, tenant, caller: account, network: clientNetwork(address) };
  return transaction((tx) => use(writerFor(request, tx)));
}
