import {
  assuranceLevels,
  type AssuranceLevel,
} from '../../../field-types/settings/assurance-level.ts';
import { settingParts } from '../../../field-types/settings/setting-parts.ts';
import { coSignatureLogins } from '../../../version-settings/co-signature/co-signature-settings.ts';
import { nameOf } from '../../fields/field-name.ts';
import { settingValue } from '../../fields/setting-values.ts';
import type { CheckedForm } from '../../checked-form.ts';
import { createFinding, type FindingPath } from '../../finding.ts';
import type { Check } from '../check.ts';
import { coSignatureLoginsOf } from './co-signature-logins.ts';

/** A login with the minimum level that the form asks, by the name of its place. */
interface AskedLogin {
  readonly path: FindingPath;
  readonly field: string;
  readonly provider: string | undefined;
  readonly level: AssuranceLevel | undefined;
}

/** Checks that every login can reach the level that is asked: nobody could log in otherwise. */
export const checkLoginLevels: Check = function* (form) {
  const { isLevelReached, isLoginProvided } = form.context;
  if (!isLevelReached) return;
  for (const { path, field, provider, level } of askedLogins(form)) {
    if (!provider || !level || isLoginProvided?.(provider) === false) continue;
    if (!isLevelReached(provider, level))
      yield createFinding('login_level_out_of_reach', path, { field });
  }
};

function* askedLogins({ fields, context }: CheckedForm): Generator<AskedLogin> {
  const { loginProvider, loginLevel, settings } = context;
  const path = { setting: 'login_provider' };
  yield { path, field: loginProvider ?? '', provider: loginProvider, level: loginLevel };
  for (const { provider, least_level: level } of coSignatureLoginsOf(settings))
    yield { path: { setting: coSignatureLogins.key }, field: provider, provider, level };
  for (const one of fields) {
    const { definition } = one.program;
    if (definition.role !== 'input' || definition.provenBy !== 'login') continue;
    const provider = settingValue(one.field, settingParts.integration_id);
    const level = settingValue(one.field, settingParts.assurance_level);
    yield {
      path: { field_id: one.field.id, setting: 'assurance_level' },
      field: nameOf(one).field,
      provider: typeof provider === 'string' ? provider : undefined,
      level: assuranceLevels.find((known) => known === level),
    };
  }
}
