import { Plural, useLingui } from '@lingui/react/macro';
import { SearchedChoices, type ChoicesProps } from './searched-choices.tsx';

/** Checkboxes for the roles of a user or group. */
export function RoleChoices(props: ChoicesProps) {
  const { t } = useLingui();
  return (
    <SearchedChoices
      {...props}
      kind="role"
      label={t`Rollen`}
      searchLabel={t`Zoek een rol`}
      describe={(size) => <Plural value={size} one="# recht" other="# rechten" />}
    />
  );
}
