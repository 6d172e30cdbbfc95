import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../feedback/load-error.tsx';
import { AddGroup } from './add-group.tsx';
import { GroupTable } from './group-table.tsx';
import { formGroupsQuery, groupCandidatesQuery } from './groups-queries.ts';

/**
 * The groups of users that are members of a form. An organisation without groups sees nothing of it; groups are made
 * in the settings.
 */
export function GroupSection({ form }: { readonly form: Form }) {
  const { t } = useLingui();
  const { data: groups = [], error, refetch } = useQuery(formGroupsQuery(form.id));
  const { data: candidates = [] } = useQuery({
    ...groupCandidatesQuery(form.id, ''),
    enabled: form.is_owner,
  });
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (groups.length === 0 && candidates.length === 0) return null;
  return (
    <section aria-labelledby="member-groups">
      <Stack gap="md" mt="md">
        <Title order={3} id="member-groups">{t`Groepen`}</Title>
        <Text size="sm">
          <Trans>
            Wie in een groep zit, heeft de rol van die groep. Komt er iemand bij of gaat er iemand
            weg, dan verandert dat hier meteen mee.
          </Trans>
        </Text>
        {form.is_owner && candidates.length > 0 && <AddGroup form={form} />}
        {groups.length > 0 && <GroupTable form={form} groups={groups} />}
      </Stack>
    </section>
  );
}
