import { useLingui } from '@lingui/react/macro';

/** The filter that shows archived items, which lists hide by default. */
export function useArchiveFilter() {
  const { t } = useLingui();
  return {
    name: 'is_archived',
    label: t`Archief`,
    options: [{ value: 'true', label: t`Gearchiveerd` }],
  } as const;
}
