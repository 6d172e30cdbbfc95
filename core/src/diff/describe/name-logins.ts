import * as v from 'valibot';
import { choiceText } from '../../field-types/settings/choice-text.ts';
import { coSignatureLoginsSchema } from '../../version-settings/co-signature/co-signature-login.ts';
import type { Json } from '../json.ts';
import type { ChangeWording } from './change-wording.ts';

/**
 * Returns the names of the providers with which a co-signer logs in, each with its minimum level; empty for another
 * value.
 */
export function nameLogins(
  value: Json,
  { context, nameReference }: ChangeWording,
): readonly string[] {
  if (!v.is(coSignatureLoginsSchema, value)) return [];
  return value.map(({ provider, least_level: level }) => {
    const name = nameReference('provider', provider) ?? provider;
    const text = level && choiceText('assurance_level', level);
    return text ? `${name} (${context.translate(text)})` : name;
  });
}
