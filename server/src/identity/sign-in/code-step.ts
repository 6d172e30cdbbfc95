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
import { noteSignIn } from './note-sign-in.ts';
import type { SignInStep, StepOutcome, StepRequest } from './sign-in-step.ts';
import { admitGuess, refundGuess, type Guess } from './throttle.ts';

/** Asks for the code of the app, or a recovery code. Guesses are counted like those of passwords. */
export const codeStep: SignInStep = {
  name: 'code',
  // Enrolment verified a code of the app as well.
  isDue: ({ hasTotp }, passed) =>
    hasTotp && !passed.includes('code') && !passed.includes('enrolment'),
  show: ({ frame }) => Promise.resolve(renderCodePage(frame, null)),
  submit: submitCode,
};

async function submitCode(request: StepRequest, form: URLSearchParams): Promise<StepOutcome> {
  const { context, frame } = request;
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
  { field, typed }: { readonly field: CodeProblem['field']; readonly typed: string },
): Promise<boolean> {
  const { runtime, tenant, cipher } = context;
  const writer = writerFor(
    { ...runtime, tenant, caller: account, network: clientNetwork(address) },
    tx,
  );
  const given = { userId: account.id, code: typed };
  return field === 'code' ? acceptTotp(writer, cipher, given) : acceptRecoveryCode(writer, given);
}

/** Counted separately from passwords, and without known devices: the device could be the stolen one. */
const guessOf = ({ context, account, address }: StepRequest): Guess => ({
  tenantId: context.tenant.id,
  email: `code of ${account.email}`,
  address,
  knownDevice: null,
});

function refuseForNow(
  request: StepRequest,
  field: CodeProblem['field'],
  waitS: number,
): StepOutcome {
  const minutes = Math.max(1, Math.ceil(waitS / 60));
  const text = pageTexts[request.frame.language].signIn.throttled(minutes);
  return { ...refuse(request, { field, text }), retryAfterS: minutes * 60 };
}

const refuse = ({ frame }: StepRequest, problem: CodeProblem) =>
  ({ code: 'refused', page: renderCodePage(frame, problem) }) as const;
