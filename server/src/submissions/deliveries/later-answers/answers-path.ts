import { timingSafeEqual } from 'node:crypto';
import type { SecretCipher } from '../../../platform/secrets/secret-cipher.ts';

interface AnswersPlace {
  readonly tenantId: string;
  readonly provider: { readonly id: string; readonly serves_tests: boolean };
}

/** The route of later answers. */
export const answersRoute = '/deliveries/:id/:stage/answers/:token';

const stageOf = (servesTests: boolean) => (servesTests ? 'test' : 'production');

/** The token in the address of a provider: it is made with the key of the server, so it is stored nowhere. */
const answersToken = (
  cipher: SecretCipher,
  { tenantId, provider: { id, serves_tests: servesTests } }: AnswersPlace,
): Buffer =>
  cipher.fingerprint({ tenantId, purpose: 'later-answers' }, `${id} ${stageOf(servesTests)}`);

/** Whether a text is the token of a provider; only inside a transaction of the tenant, which reads its keys. */
export function isAnswersToken(cipher: SecretCipher, place: AnswersPlace, text: string): boolean {
  const expected = answersToken(cipher, place);
  const given = Buffer.from(text, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The path at which a provider sends its later answers; who knows it may send them. */
export function answersPath(cipher: SecretCipher, place: AnswersPlace): string {
  const { id, serves_tests: servesTests } = place.provider;
  const token = answersToken(cipher, place).toString('base64url');
  return `/deliveries/${id}/${stageOf(servesTests)}/answers/${token}`;
}
