import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { SourceValues } from './source-values.ts';

interface ColumnInputsProps {
  readonly form: UseFormReturnType<SourceValues>;
  readonly columns: readonly string[];
}

/** What the columns of a source mean. */
export function ColumnInputs({ form, columns }: ColumnInputsProps) {
  const { t } = useLingui();
  const options = (empty: string) => [{ value: '', label: empty }, ...columns];
  return (
    <>
      <NativeSelect
        label={t`Kolom met de naam`}
        description={t`Dit ziet de inwoner in de lijst.`}
        data={options(t`Kies een kolom`)}
        withAsterisk
        {...form.getInputProps('label_column')}
      />
      <NativeSelect
        label={t`Kolom met de code`}
        description={t`Blijft gelijk als de naam verandert.`}
        data={options(t`Geen: gebruik de naam`)}
        {...form.getInputProps('id_column')}
      />
      <NativeSelect
        label={t`Kolom met de code van het hogere niveau`}
        description={t`Bijvoorbeeld de wijk waar een buurt bij hoort.`}
        data={options(t`Geen`)}
        {...form.getInputProps('parent_column')}
      />
    </>
  );
}
