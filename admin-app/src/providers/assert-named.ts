import { providerKeySchema } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { ProviderDraft } from './provider-draft.ts';

/** A provider cannot be requested by the code that was typed, or has no name. */
export class UnnamedProviderError extends Error {
  /** The messages by member of the request. */
  readonly members: Readonly<Record<string, string>>;

  constructor(members: Readonly<Record<string, string>>) {
    super('The provider has no name or no valid code.');
    this.members = members;
  }
}

/** Requires a name, and a code that can be part of the address of a request; throws an UnnamedProviderError. */
export function assertNamed({ id, name }: ProviderDraft, i18n: I18n): void {
  const isCode = v.is(providerKeySchema.entries.id, id);
  const members = {
    ...(name.trim() === '' && { name: i18n._(msg`Vul een naam in.`) }),
    ...(!isCode && {
      id:
        id === ''
          ? i18n._(msg`Vul een code in.`)
          : i18n._(msg`Gebruik alleen kleine letters, cijfers en streepjes, geen spaties.`),
    }),
  };
  if (Object.keys(members).length > 0) throw new UnnamedProviderError(members);
}
