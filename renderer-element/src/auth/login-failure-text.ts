import type { LoginFailure } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { AuthSettings } from '@form-builder/core/field-types/auth/auth.ts';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { levelName } from './level-name.ts';

/** Each way in which logging in can end without a login. */
const words = {
  cancelled: 'visit.login.cancelled',
  failed: 'visit.login.failed',
  level_too_low: 'visit.login.level_too_low',
} as const satisfies Readonly<Record<LoginFailure, string>>;

interface Failed {
  readonly failure: LoginFailure;
  /** The provider's name, as people know it. */
  readonly provider: string;
  readonly leastLevel: AuthSettings['assurance_level'];
  readonly isRequired: boolean;
}

/** Why somebody is not logged in, and that they must when the form asks for it. */
export function loginFailureText(
  { failure, provider, leastLevel, isRequired }: Failed,
  text: FormatContext,
): string {
  const { translate } = text;
  const level = leastLevel === undefined ? '' : levelName(leastLevel, text);
  const why = translate(words[failure], { provider, level });
  const isLeft = failure === 'cancelled' && isRequired;
  return isLeft ? `${why} ${translate('visit.login.must', { provider })}` : why;
}

/** The least level that the field of a login asks for. */
export function leastLevelOf(cell: Cell | undefined): AuthSettings['assurance_level'] {
  // Logins are answers of types with these settings.
  return (cell?.field.custom_properties as AuthSettings | undefined)?.assurance_level;
}
