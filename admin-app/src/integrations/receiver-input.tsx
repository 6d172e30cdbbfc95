import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../feedback/load-error.tsx';
import { receiversQuery } from '../providers/providers-query.ts';

interface ReceiverInputProps {
  /** The id of the provider; empty until one is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * Chooses the system to which an integration delivers; shows when the stored one no longer exists.
 */
export function ReceiverInput({ value, onChange }: ReceiverInputProps) {
  const { t } = useLingui();
  const { data: receivers, error, refetch } = useQuery(receiversQuery);
  if (receivers === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const isGone = value !== '' && receivers?.every(({ id }) => id !== value) === true;
  return (
    <Select
      label={t`Ontvanger`}
      description={t`Een beheerder stelt ontvangers in bij de aanbieders.`}
      placeholder={receivers === undefined ? t`Ontvangers worden geladen` : t`Kies een ontvanger`}
      disabled={receivers === undefined}
      error={isGone && t`De ontvanger “${value}” bestaat niet meer. Kies een andere.`}
      data={receivers?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      value={value === '' ? null : value}
      nothingFoundMessage={t`Er is nog geen ontvanger ingesteld.`}
      onChange={(provider) => onChange(provider ?? '')}
    />
  );
}
