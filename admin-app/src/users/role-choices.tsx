import type { Role } from '@form-builder/core/contract/staff/users/roles.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { Checkbox, Stack } from '@mantine/core';

interface RoleChoicesProps {
  readonly roles: readonly Role[];
  readonly value: readonly string[];
  readonly isDisabled?: boolean;
  onChange(ids: string[]): void;
}

/** Checkboxes for the roles of a user. */
export function RoleChoices({ roles, value, isDisabled = false, onChange }: RoleChoicesProps) {
  const { t } = useLingui();
  return (
    <Checkbox.Group label={t`Rollen`} value={[...value]} onChange={onChange}>
      <Stack gap="sm" mt="xs">
        {roles.map(({ id, name, permissions }) => (
          <Checkbox
            key={id}
            value={id}
            label={name}
            disabled={isDisabled}
            description={<Plural value={permissions.length} one="# recht" other="# rechten" />}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
