import { memberRoles } from '@form-builder/core/contract/staff/users/form-members.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../feedback/load-error.tsx';
import { AddMember } from './add-member.tsx';
import { GroupSection } from './groups/group-section.tsx';
import { MemberTable } from './member-table.tsx';
import { memberRoleWords } from './member-roles.ts';
import { membersQuery } from './members-queries.ts';

/** The members of a form, the permissions of each role, and the button to add a colleague. */
export function MemberSection({ form }: { readonly form: Form }) {
  const { t, i18n } = useLingui();
  const { data: members, error, refetch } = useQuery(membersQuery(form.id));
  return (
    <section aria-labelledby="members">
      <Stack gap="md" mt="xl" maw="52rem">
        <Title order={2} id="members">{t`Leden`}</Title>
        {form.confidentiality_level === 'public' && (
          <Text>
            <Trans>
              Dit is nu openbaar: iedereen met de juiste rechten kan het bekijken en wijzigen. Bij
              “Beschermd” en “Privé” wijzigen alleen leden het.
            </Trans>
          </Text>
        )}
        <List size="sm" spacing={4}>
          {memberRoles.map((role) => (
            <List.Item key={role}>
              <strong>{i18n._(memberRoleWords[role].label)}</strong>:{' '}
              {i18n._(memberRoleWords[role].meaning)}
            </List.Item>
          ))}
        </List>
        {form.is_owner && <AddMember form={form} />}
        {error !== null && members === undefined ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <MemberTable form={form} members={members} />
        )}
        <GroupSection form={form} />
      </Stack>
    </section>
  );
}
