import {
  newCredentialSchema,
  type NewCredential,
} from '@form-builder/core/contract/staff/users/passkeys.ts';
import * as v from 'valibot';
import { addPasskey, offerPasskey } from '../../accounts/passkeys/add-passkey.ts';
import { relyingPartyOf } from '../../accounts/passkeys/relying-party.ts';
import {
  confirmTotp,
  offerTotp,
  renewRecoveryCodes,
} from '../../accounts/second-factor/totp-enrolment.ts';
import { writerFor, type Writer } from '../../logbook/writer.ts';
import { clientNetwork } from '../../platform/http/rate-limits/client-network.ts';
import { renderEnrolmentPage } from '../pages/enrolment-page.ts';
import { renderRecoveryCodesPage } from '../pages/recovery-codes-page.ts';
import { secondFactorTexts } from '../pages/second-factor-texts.ts';
import type { SignInContext } from './sign-in-context.ts';
import type { SignInStep, StepOutcome, StepRequest } from './sign-in-step.ts';

/** Requires users to connect an app or add a passkey first when their organisation requires a second factor. */
export const enrolmentStep: SignInStep = {
  name: 'enrolment',
  isDue: ({ hasTotp, hasPasskey, mustHaveSecondFactor }, passed) =>
    mustHaveSecondFactor && !hasTotp && !hasPasskey && !passed.includes('provider_factor'),
  show: (request) => renderOffer(request, null),

  async submit(request, form) {
    const passkey = form.get('passkey');
    if (passkey) return submitPasskey(request, passkey);
    const code = form.get('code') ?? '';
    const codes = await inTransaction(request, (writer) =>
      confirmTotp(writer, request.context.cipher, { userId: request.account.id, code }),
    );
    if (codes !== undefined)
      return { code: 'passed', page: renderRecoveryCodesPage(request.frame, codes) };
    const { enrolment } = secondFactorTexts[request.frame.language];
    return refuse(request, { field: 'code', text: enrolment.wrong });
  },
};

/** A new passkey proves what one at sign-in does: a key of the user, and their PIN, finger or face. */
async function submitPasskey(request: StepRequest, answer: string): Promise<StepOutcome> {
  const { context, account, frame } = request;
  const { passkey } = secondFactorTexts[frame.language].enrolment;
  const credential = parseCredential(answer);
  const codes =
    credential &&
    (await inTransaction(request, async (writer) => {
      const added = { userId: account.id, name: passkey.name, credential };
      if ((await addPasskey(writer, partyOf(context), added)) === undefined) return undefined;
      return renewRecoveryCodes(writer, account.id);
    }));
  if (codes === undefined) return refuse(request, { field: 'passkey', text: passkey.failed });
  return { code: 'passed', as: 'passkey', page: renderRecoveryCodesPage(frame, codes) };
}

function parseCredential(answer: string): NewCredential | undefined {
  try {
    const parsed = v.safeParse(newCredentialSchema, JSON.parse(answer));
    return parsed.success ? parsed.output : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

type Problem = Parameters<typeof renderEnrolmentPage>[1]['problem'];

const refuse = async (request: StepRequest, problem: Problem) =>
  ({ code: 'refused', page: await renderOffer(request, problem) }) as const;

async function renderOffer(request: StepRequest, problem: Problem): Promise<string> {
  const { context, account } = request;
  const enrolling = { userId: account.id, email: account.email, organisation: context.tenant.name };
  const offer = await inTransaction(request, async (writer) => ({
    totp: await offerTotp(writer, context.cipher, enrolling),
    passkey: JSON.stringify(
      await offerPasskey(writer, partyOf(context), { ...account, label: account.name }),
    ),
  }));
  return renderEnrolmentPage(request.frame, { ...offer, problem });
}

const partyOf = ({ tenant, origin }: SignInContext) => relyingPartyOf(tenant.name, origin);

function inTransaction<T>(
  { context, account, address }: StepRequest,
  use: (writer: Writer) => Promise<T>,
): Promise<T> {
  const { transaction, runtime, tenant } = context;
  const request = { ...runtime, tenant, caller: account, network: clientNetwork(address) };
  return transaction((tx) => use(writerFor(request, tx)));
}
