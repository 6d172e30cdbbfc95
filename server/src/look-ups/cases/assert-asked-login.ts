import type { AuthSettings } from '@form-builder/core/field-types/auth/auth.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { isLevelEnough } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';
import type { LoginRow } from '../../citizen-login/login-queries.ts';
import type { LoginRequirement } from '../../citizen-login/request-logins.ts';
import { RequestError } from '../../platform/request-error.ts';

interface Asking {
  readonly pages: readonly Page[];
  readonly required: LoginRequirement;
}

/**
 * Throws unless the form asks for this login, at a level that it accepts: what somebody may see of themselves depends on
 * how sure it is who they are.
 */
export function assertAskedLogin(
  { pages, required }: Asking,
  login: Pick<LoginRow, 'provider_id' | 'level'>,
): void {
  const ofFields = [...iterateFields(pages)].flatMap(({ field }) => {
    const definition = fieldTypes[field.type];
    if (definition.role !== 'input' || definition.provenBy !== 'login') return [];
    // Every field type that is answered by a login has these settings.
    const { integration_id, assurance_level } = (field.custom_properties ?? {}) as AuthSettings;
    return [{ provider: integration_id, least: assurance_level }];
  });
  const asked = [
    { provider: required.login_provider, least: required.login_level },
    ...ofFields,
  ].filter(({ provider }) => provider === login.provider_id);
  if (asked.length === 0) throw new RequestError('login_required');
  if (!asked.every(({ least }) => isLevelEnough(login.level, least)))
    throw new RequestError('login_level_too_low');
}
