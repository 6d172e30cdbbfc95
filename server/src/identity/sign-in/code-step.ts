import type { Transaction } from 'kysely';
import {
  acceptRecoveryCode,
  acceptTotp,
} from '../../accounts/second-factor/accept-second-factor.ts';
import { writerFor } from '../../logbook/writer.ts';
import type { Database } from '../../platform/database/database.ts';
import { clientNetwork } from '../../platform/http/rate-limits/client-network.ts';
import { renderCodePage, type CodeProblem } from '../pages/code-page.ts';
import { pageTexts } from '../pages/page-texts.ts';
import { secondFactorTexts } from '../pages/second-factor-texts.ts';
import { hasSecondFactor } from './pending-sign-in.ts';
import { offerOwnPasskeys, presentPasskey } from './passkey-sign-in.ts';
import { noteSignIn } from './note-sign-in.ts';
import type { SignInStep, StepOutcome, StepRequest } from './sign-in-step.ts';
import { admitGuess, refundGuess, type Guess } from './throttling/throttle.ts';

/** Asks for the code of the app, a passkey or a recovery code. Guesses of codes are counted like those of passwords. */
export const codeStep: SignInStep = {
  name: 'code',
  // Enrolment verified a code of the app as well.
  isDue: ({ hasTotp, hasPasskey }, passed) => (hasTotp || hasPasskey) && !hasSecondFactor(passed),
  show: (request) => renderCode(request, null),
  submit: submitCode,
};

async function submitCode(request: StepRequest, form: URLSearchParams): Promise<StepOutcome> {
  const { context, frame } = request;
  const answer = form.get('passkey');
  if (answer) return submitPasskey(request, answer);
  const field = form.has('recovery_code') ? 'recovery_code' : 'code';
  const typed = form.get(field) ?? '';
  const texts = secondFactorTexts[frame.language].code;
  if (typed.trim() === '')
    return refuse(request, {
      field,
      text: field === 'code' ? texts.missing : texts.recoveryMissing,
    });

  const guess = guessOf(request);
  const waitS = await context.transaction((tx) => admitGuess(tx, guess, context.runtime.now()));
  const attempt = { email: request.account.email, address: request.address };
  if (waitS > 0) {
    await noteSignIn(context, attempt, { code: 'throttled', waitS });
    return refuseForNow(request, field, waitS);
  }
  const isAccepted = await context.transaction(async (tx) => {
    if (!(await accept(request, tx, { field, typed }))) return false;
    await refundGuess(tx, guess);
    return true;
  });
  if (isAccepted) return { code: 'passed' };
  await noteSignIn(context, attempt, { code: 'refused' });
  return refuse(request, { field, text: field === 'code' ? texts.wrong : texts.recoveryWrong });
}

function accept(
  { context, account, address }: StepRequest,
  tx: Transaction<Database>,
  { field, typed }: { readonly field: CodeField; readonly typed: string },
): Promise<boolean> {
  const { runtime, tenant, cipher } = context;
  const writer = writerFor(
    { ...runtime, tenant, caller: account, network: clientNetwork(address) },
    tx,
  );
  const given = { userId: account.id, code: typed };
  return field === 'code' ? acceptTotp(writer, cipher, given) : acceptRecoveryCode(writer, given);
}

type CodeField = Exclude<CodeProblem['field'], 'passkey'>;

/** Counted separately from passwords, and without known devices: the device could be the stolen one. */
const guessOf = ({ context, account, address }: StepRequest): Guess => ({
  tenantId: context.tenant.id,
  email: `code of ${account.email}`,
  address,
  knownDevice: null,
});

async function refuseForNow(
  request: StepRequest,
  field: CodeField,
  waitS: number,
): Promise<StepOutcome> {
  const minutes = Math.max(1, Math.ceil(waitS / 60));
  const text = pageTexts[request.frame.language].signIn.throttled(minutes);
  return { ...(await refuse(request, { field, text })), retryAfterS: minutes * 60 };
}

async function submitPasskey(request: StepRequest, answer: string): Promise<StepOutcome> {
  const { context, account, interactionId, address, frame } = request;
  const presented = await presentPasskey(context, interactionId, answer);
  if (presented?.isAccepted && presented.userId === account.id)
    return { code: 'passed', as: 'passkey' };
  await noteSignIn(context, { email: account.email, address }, { code: 'refused' });
  const text = pageTexts[frame.language].signIn.passkeyFailed;
  return refuse(request, { field: 'passkey', text });
}

const refuse = async (request: StepRequest, problem: CodeProblem) =>
  ({ code: 'refused', page: await renderCode(request, problem) }) as const;

async function renderCode(
  { context, account, interactionId, frame }: StepRequest,
  problem: CodeProblem | null,
): Promise<string> {
  const passkey = account.hasPasskey
    ? await offerOwnPasskeys(context, interactionId, account.id)
    : null;
  return renderCodePage(frame, { problem, hasApp: account.hasTotp, passkey });
}
