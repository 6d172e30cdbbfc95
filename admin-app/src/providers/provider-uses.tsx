import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../feedback/load-error.tsx';
import { FormUses } from '../form-uses/form-uses.tsx';
import { providerUsesQuery } from './providers-query.ts';

/** The forms that use a provider. */
export function ProviderUses({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(providerUsesQuery(id));
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  if (data.length > 0) return <FormUses uses={data} />;
  return (
    <Text c="gray.7">
      <Trans>Nog geen formulier gebruikt deze aanbieder.</Trans>
    </Text>
  );
}
