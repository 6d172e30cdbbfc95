import type { AuthAnswer } from '@form-builder/core/field-types/auth/auth.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import {
  assuranceLevels,
  type AssuranceLevel,
} from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import { readAssuranceLevel } from '../personas/read-assurance-level.ts';
import { memberOf } from './visitor-call.ts';

/** A login of sample answers. */
interface SampleLogin {
  readonly provider: string;
  readonly level: AssuranceLevel | null;
  readonly answer: AuthAnswer;
}

/** The logins of sample answers by their token, which is the name of the provider. */
export type SampleLogins = Readonly<Record<string, SampleLogin>>;

/** Finds who the answers say is logged in; the element asks for them with the tokens. */
export function findSampleLogins(pages: readonly Page[], answers: Answers): SampleLogins {
  const fields = [...iterateFields(pages)].map(({ field }) => field);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answers[field.id];
      const provider = memberOf(field.custom_properties, 'integration_id');
      if (typeof provider !== 'string' || !isLogin(answer)) return [];
      return [[provider, { provider, level: readAssuranceLevel(field), answer }]];
    }),
  );
}

/**
 * The login that a visitor asks for with the `login:start` of a form, as an invented person with this name and the
 * level that the form requires.
 */
export function createSampleLogin(request: unknown, name: string, at: Date): SampleLogin {
  const asked = memberOf(request, 'body');
  const level = memberOf(asked, 'least_level');
  return {
    provider: String(memberOf(asked, 'provider')),
    level: assuranceLevels.find((one) => one === level) ?? null,
    answer: { entity: { name }, authenticated_at: at.toISOString() },
  };
}

/** Only the answer of a login has both members. */
const isLogin = (answer: unknown): answer is AuthAnswer =>
  memberOf(memberOf(answer, 'entity'), 'name') !== undefined &&
  memberOf(answer, 'authenticated_at') !== undefined;
