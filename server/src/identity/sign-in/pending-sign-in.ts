import * as v from 'valibot';
import { outsideSessionSchema } from './outside-providers/outside-session.ts';
import type { Interaction } from './sign-in-context.ts';

const steps = ['passkey', 'provider', 'provider_factor', 'code', 'enrolment'] as const;
/**
 * A step of signing in: `passkey` or `provider` (an outside one) in place of a password, the others after it.
 * `provider_factor`: the outside provider asked for a second factor.
 */
export type StepName = (typeof steps)[number];

const schema = v.object({
  userId: v.string(),
  passed: v.array(v.picklist(steps)),
  language: v.string(),
  atMs: v.number(),
  /** The name of the outside provider. */
  provider: v.exactOptional(v.string()),
  /** The session there, if signing out here ends it. */
  outside: v.exactOptional(outsideSessionSchema),
});

/** The user whose password or passkey was correct, and the steps that they have passed. */
export type PendingSignIn = v.InferOutput<typeof schema>;

const secondFactors: ReadonlySet<StepName> = new Set([
  'passkey',
  'provider_factor',
  'code',
  'enrolment',
]);

/** Whether the passed steps prove more than a password would. */
export const hasSecondFactor = (passed: readonly StepName[]): boolean =>
  passed.some((step) => secondFactors.has(step));

/** How long a correct password or passkey remains valid while a step is pending. */
const keptForMs = 15 * 60_000;

/**
 * The steps that this interaction has passed. They are stored with the interaction on the server, which a
 * signed cookie binds to one browser; without a `login` in it, nobody is signed in.
 */
export function findPendingSignIn(
  { result }: Interaction,
  nowMs: number,
): PendingSignIn | undefined {
  const parsed = v.safeParse(schema, result?.['pending']);
  return parsed.success && nowMs - parsed.output.atMs <= keptForMs ? parsed.output : undefined;
}

/** Stores it; `null` deletes it, and sign-in starts again. */
export async function keepPendingSignIn(
  interaction: Interaction,
  pending: PendingSignIn | null,
): Promise<void> {
  interaction.result = pending === null ? {} : { pending };
  await interaction.persist();
}
