import type { ListSource } from '@form-builder/core/contract/staff/settings/list-sources.ts';
import { useLingui } from '@lingui/react/macro';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { chosenColumns, orNull, toSource, valuesOf, type SourceValues } from './source-values.ts';

export interface SourceFormProps {
  readonly listKey: string;
  readonly source: ListSource | null;
  readonly onClose: () => void;
}

/** The form of a source, the columns that are known, and what it sends. */
export function useSourceForm({ listKey, source, onClose }: SourceFormProps) {
  const { t } = useLingui();
  const [columns, setColumns] = useState<readonly string[]>(() => chosenColumns(source));
  const form = useForm<SourceValues>({
    initialValues: valuesOf(source),
    validate: {
      url: (url) => (URL.canParse(url) ? null : t`Vul een adres in dat begint met https://.`),
      label_column: (column) =>
        columns.length > 0 && column === '' ? t`Kies de kolom met de naam.` : null,
    },
  });
  const preview = useMutation({
    mutationFn: async (values: SourceValues) => {
      const body = { ...toSource(values), label_column: orNull(values.label_column) };
      return (await api.previewListSource({ params: { key: listKey }, body })).data;
    },
    meta: { showsErrors: true },
    onSuccess: (result) => setColumns(result.columns),
  });
  const save = useMutation({
    mutationFn: (values: SourceValues) =>
      api.saveListSource({ params: { key: listKey }, body: toSource(values) }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      notifySuccess(t`De bron is opgeslagen.`);
      onClose();
      await queryClient.invalidateQueries({ queryKey: queryKeys.customLists.all });
    },
  });
  return { form, columns, preview, save };
}
