import { Plural, useLingui } from '@lingui/react/macro';
import { SearchedChoices, type ChoicesProps } from './searched-choices.tsx';

/** Checkboxes for the groups that a user joins. */
export function GroupChoices(props: ChoicesProps) {
  const { t } = useLingui();
  return (
    <SearchedChoices
      {...props}
      kind="group"
      label={t`Groepen`}
      searchLabel={t`Zoek een groep`}
      describe={(size) => <Plural value={size} one="# lid" other="# leden" />}
    />
  );
}
