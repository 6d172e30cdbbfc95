import * as v from 'valibot';
import type { SignInContext, Interaction } from '../sign-in-context.ts';

const attemptSchema = v.object({
  providerId: v.string(),
  state: v.string(),
  language: v.string(),
  /** The nonce and the PKCE verifier, sealed, in base64. */
  checks: v.string(),
});

/** A sign-in that continues at an outside provider. */
export interface ProviderAttempt {
  readonly providerId: string;
  readonly state: string;
  readonly language: string;
  readonly checks: string;
}

type AttemptContext = Pick<SignInContext, 'tenant' | 'cipher'>;

/** Stores it with the interaction, which a signed cookie binds to one browser. */
export async function keepAttempt(
  { tenant, cipher }: AttemptContext,
  interaction: Interaction,
  attempt: ProviderAttempt,
): Promise<void> {
  const sealed = cipher.encrypt(placeOf(tenant.id), attempt.checks).toString('base64');
  interaction.result = { attempt: { ...attempt, checks: sealed } };
  await interaction.persist();
}

/** Takes the attempt, so that its answer can be used only once; undefined without one for this state. */
export async function takeAttempt(
  { tenant, cipher }: AttemptContext,
  interaction: Interaction,
  state: string,
): Promise<ProviderAttempt | undefined> {
  const parsed = v.safeParse(attemptSchema, interaction.result?.['attempt']);
  if (!parsed.success || parsed.output.state !== state) return undefined;
  interaction.result = {};
  await interaction.persist();
  const sealed = Buffer.from(parsed.output.checks, 'base64');
  return { ...parsed.output, checks: cipher.decrypt(placeOf(tenant.id), sealed) };
}

const placeOf = (tenantId: string) => ({ tenantId, purpose: 'sign-in-checks' }) as const;
