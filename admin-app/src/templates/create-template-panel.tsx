import { useLingui } from '@lingui/react/macro';
import { Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { CreatePanel } from '../create-panel/create-panel.tsx';
import { templateChoicesQuery } from './templates-queries.ts';

interface CreateTemplatePanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Asks for a name and a start, creates the building block and opens the editor of its first
 * version.
 */
export function CreateTemplatePanel(props: CreateTemplatePanelProps) {
  const { t } = useLingui();
  // The version to copy; `null` to start empty.
  const [source, setSource] = useState<string | null>(null);
  const create = useCreateTemplate(source);
  return (
    <CreatePanel
      {...props}
      title={t`Nieuw bouwblok`}
      example={t`Bijvoorbeeld: Contactgegevens`}
      submitLabel={t`Bouwblok maken`}
      create={create}
    >
      <SourceSelect source={source} onChange={setSource} />
    </CreatePanel>
  );
}

interface SourceSelectProps {
  readonly source: string | null;
  readonly onChange: (source: string | null) => void;
}

function SourceSelect({ source, onChange }: SourceSelectProps) {
  const { t } = useLingui();
  const templates = useQuery(templateChoicesQuery()).data ?? [];
  const sources = templates.flatMap(({ name, published, latest_version: latest }) => {
    const version = published[0]?.version_id ?? latest?.id;
    return version === undefined ? [] : [{ value: version, label: name }];
  });
  if (sources.length === 0) return null;
  return (
    <Select
      label={t`Begin met`}
      placeholder={t`Een leeg bouwblok`}
      searchable
      clearable
      data={sources}
      value={source}
      onChange={onChange}
    />
  );
}

function useCreateTemplate(source: string | null) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (name: string) => {
      const copy = source === null ? {} : { source_version_id: source };
      return (await api.createForm({ body: { name, type: 'template', ...copy } })).data;
    },
    meta: { showsErrors: true },
    onSuccess: async ({ id, draft }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
      await navigate(
        draft === null
          ? addressOf('templateDashboard', { id })
          : addressOf('templateVersion', { id: draft.id }),
      );
    },
  });
}
