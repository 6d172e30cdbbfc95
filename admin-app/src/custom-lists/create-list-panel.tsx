import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { CreatePanel } from '../create-panel/create-panel.tsx';

interface CreateListPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for a name, creates the list and opens it. */
export function CreateListPanel(props: CreateListPanelProps) {
  const { t } = useLingui();
  const create = useCreateList();
  return (
    <CreatePanel
      {...props}
      title={t`Nieuwe lijst`}
      example={t`Bijvoorbeeld: Wijken`}
      submitLabel={t`Lijst maken`}
      create={create}
    />
  );
}

function useCreateList() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (name: string) => (await api.createCustomList({ body: { name } })).data,
    meta: { showsErrors: true },
    onSuccess: async ({ key }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.customLists.all });
      await navigate(addressOf('settingsList', { key }));
    },
  });
}
