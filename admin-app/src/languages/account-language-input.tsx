import { languages } from '@form-builder/core/messages/languages.ts';
import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { ownLanguageNames } from './own-names.ts';

/** The language of an account's mails and screens, as a field of a form. */
export function AccountLanguageInput(input: GetInputPropsReturnType) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Taal van e-mails en scherm`}
      data={languages.map((value) => ({ value, label: ownLanguageNames[value] }))}
      allowDeselect={false}
      maw="16rem"
      {...input}
    />
  );
}
