import * as v from 'valibot';
import type { Interaction } from './sign-in-context.ts';

const steps = ['passkey', 'code', 'enrolment'] as const;
/** A step of signing in: `passkey` in place of a password, the others after it. */
export type StepName = (typeof steps)[number];

const schema = v.object({
  userId: v.string(),
  passed: v.array(v.picklist(steps)),
  language: v.string(),
  atMs: v.number(),
});

/** The user whose password or passkey was correct, and the steps that they have passed. */
export type PendingSignIn = v.InferOutput<typeof schema>;

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
