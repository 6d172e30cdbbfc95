import type { LoginFailure } from '@form-builder/core/contract/visitor/login-constants.ts';
import type { AuthSettings } from '@form-builder/core/field-types/auth/auth.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { levelName } from './level-name.ts';

/** The reasons why a login can fail. */
const words = {
  cancelled: 'form.login.cancelled',
  failed: 'form.login.failed',
  level_too_low: 'form.login.level_too_low',
  representation_refused: 'form.login.representation_refused',
  representation_required: 'form.login.representation_required',
  mandate_refused: 'form.login.mandate_refused',
} as const satisfies Readonly<Record<LoginFailure, string>>;

interface Failed {
  readonly failure: LoginFailure;
  /** The provider's name for visitors. */
  readonly provider: string;
  readonly minLevel: AuthSettings['assurance_level'];
  readonly isRequired: boolean;
}

/** The text that explains why the login failed, and whether the form requires one. */
export function loginFailureText(
  { failure, provider, minLevel, isRequired }: Failed,
  text: FormatContext,
): string {
  const { translate } = text;
  const level = minLevel === undefined ? '' : levelName(minLevel, text);
  const why = translate(words[failure], { provider, level });
  const isLeft = failure === 'cancelled' && isRequired;
  return isLeft ? `${why} ${translate('form.login.must', { provider })}` : why;
}

/** The lowest level of assurance that a login field accepts. */
export function minLevelOf(cell: Cell | undefined): AuthSettings['assurance_level'] {
  // Login fields have these settings.
  return (cell?.field.custom_properties as AuthSettings | undefined)?.assurance_level;
}
