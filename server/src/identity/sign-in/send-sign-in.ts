import { isPasswordForEmergencies } from '../../accounts/passwords/password-sign-in.ts';
import { selectSignInButtons } from '../../accounts/sign-in-providers/sign-in-providers-queries.ts';
import { sendPage } from '../pages/send-page.ts';
import { renderSignInPage, type SignInProblem } from '../pages/sign-in-page.ts';
import { offerPasskeySignIn } from './passkey-sign-in.ts';
import { pageLanguage } from './page-language.ts';
import type { Exchange, SignInContext } from './sign-in-context.ts';
import { signInFrame } from './sign-in-frame.ts';

/** Shows the login page, with the problem of the last attempt. */
export async function sendSignIn(
  context: SignInContext,
  exchange: Exchange,
  page: {
    readonly email: string;
    readonly problem: SignInProblem | null;
    readonly posted?: string | undefined;
    readonly kept?: string | undefined;
  },
): Promise<void> {
  const { tenant, transaction } = context;
  const language = pageLanguage(exchange, { posted: page.posted, kept: page.kept });
  const frame = signInFrame(context, language);
  const { email, problem } = page;
  const passkey = await offerPasskeySignIn(context, exchange.interaction.uid);
  const offer = await transaction(async (tx) => ({
    providers: await selectSignInButtons(tx, tenant.id),
    isPasswordForEmergencies: await isPasswordForEmergencies(tx, tenant.id),
  }));
  sendPage(exchange.response, {
    status: problem ? statusOf[problem.code] : 200,
    markup: renderSignInPage(frame, { email, problem, passkey, ...offer }),
    ...(problem?.code === 'throttled' && { retryAfterS: problem.minutes * 60 }),
  });
}

const statusOf: Readonly<Record<SignInProblem['code'], number>> = {
  missing: 422,
  refused: 422,
  passkeyFailed: 422,
  emergencyOnly: 422,
  providerFailed: 503,
  providerCancelled: 200,
  throttled: 429,
  busy: 503,
};
