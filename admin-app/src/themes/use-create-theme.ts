import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { themeKeys } from './theme-keys.ts';

interface NewTheme {
  readonly name: string;
  /** The theme to copy; absent for a theme that looks like the default. */
  readonly sourceId?: string;
}

/** Creates a theme and opens it. */
export function useCreateTheme() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ name, sourceId }: NewTheme) =>
      (await api.createTheme({ body: { name, ...(sourceId && { source_id: sourceId }) } })).data,
    meta: { showsErrors: true },
    onSuccess: async ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: themeKeys.all });
      await navigate(addressOf('settingsTheme', { id }));
    },
  });
}
