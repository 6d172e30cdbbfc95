import type { CheckContext } from '../../check-context.ts';
import type { CheckedField, CheckedForm } from '../../checked-form.ts';
import { createFinding, type Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { requiredService } from '../../../field-types/required-service.ts';
import { nameOf } from '../../fields/field-name.ts';
import { settingValue } from '../../fields/setting-values.ts';
import { coSignatureLogins } from '../../../version-settings/co-signature/co-signature-settings.ts';
import { coSignatureLoginsOf } from './co-signature-logins.ts';

/** Checks that the provider of a field or a login is configured, and the block of a field chosen. */
export const checkProviders: Check = function* ({ definition, fields, context }) {
  const { isProvided, isLoginProvided, loginProvider } = context;
  const isMissing = (login: string) => isLoginProvided?.(login) === false;
  if (loginProvider !== undefined && isMissing(loginProvider))
    yield createFinding(
      'provider_missing',
      { setting: 'login_provider' },
      { field: loginProvider },
    );
  for (const { provider } of coSignatureLoginsOf(context.settings)) {
    const path = { setting: coSignatureLogins.key };
    if (isMissing(provider)) yield createFinding('provider_missing', path, { field: provider });
  }
  yield* missingSources(definition, context);
  for (const one of fields) {
    if (isProvided?.(one.field) === false) yield missingService(one);
    if (isEmptyBlock(one))
      yield createFinding(
        'block_missing',
        { field_id: one.field.id, setting: 'template_id' },
        nameOf(one),
      );
  }
};

/** A building block of which no published version was chosen: it has no fields. */
const isEmptyBlock = ({ field, program }: CheckedField): boolean =>
  program.definition.settings.some((name) => name === 'template_id') &&
  settingValue(field, { name: 'template_version_id', at: 'field' }) === undefined;

function missingService(one: CheckedField): Finding {
  const isList = requiredService(one.program.definition) === 'lists';
  const setting = isList ? 'custom_list' : 'integration_id';
  const isChosen = one.program.definition.settings.some((name) => name === setting);
  const path = { field_id: one.field.id, ...(isChosen && { setting }) };
  return createFinding(isList ? 'list_missing' : 'provider_missing', path, nameOf(one));
}

/** Finds the variables whose data source is not configured, or does not have what they read. */
function* missingSources(
  { variables = [] }: CheckedForm['definition'],
  { isDataProvided }: CheckContext,
): Generator<Finding> {
  for (const { id, label, source } of variables) {
    if (source.type === 'data' && source.provider !== '' && isDataProvided?.(source) === false)
      yield createFinding('provider_missing', { variable_id: id }, { field: label });
  }
}
