import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, List, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { userFormsQuery } from './user-forms-query.ts';

/** The forms that would have no owner any more without this user, before the user is switched off. */
export function FormsWithoutOwner({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  const { data: found, error } = useQuery(userFormsQuery(userId));
  if (error !== null && found === undefined)
    return (
      <Text mt="sm" size="sm">
        <Trans>Of formulieren zo hun enige eigenaar verliezen, kon niet worden geladen.</Trans>
      </Text>
    );
  if (found === undefined) return <Skeleton height={40} mt="sm" />;
  const owned = found.data.filter(({ is_only_owner: isOnlyOwner }) => isOnlyOwner);
  const hidden = found.meta.hidden_only_owner;
  if (owned.length + hidden === 0) return null;
  return (
    <Alert mt="sm" color="yellow" title={t`Deze formulieren verliezen hun enige eigenaar`}>
      <List size="sm">
        {owned.map(({ form }) => (
          <List.Item key={form.id}>{form.name}</List.Item>
        ))}
        {hidden > 0 && (
          <List.Item>
            {plural(hidden, {
              one: '# formulier dat jij niet mag zien',
              other: '# formulieren die jij niet mag zien',
            })}
          </List.Item>
        )}
      </List>
      <Text size="sm" mt="xs">
        <Trans>Laat eerst een collega eigenaar maken bij de leden van het formulier.</Trans>
      </Text>
    </Alert>
  );
}
