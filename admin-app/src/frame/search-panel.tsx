import { procedures } from '@form-builder/core/contract/rpc.ts';
import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconForms, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { parse, type InferOutput } from 'valibot';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { queryKeys } from '../api/query-keys.ts';
import { addressOf } from '../access/screens.ts';
import classes from './search-panel.module.css';

type Found = InferOutput<typeof procedures.searchGlobal.data>[number];

/** Returns the URL of a found item; a kind without a screen is not shown. */
const openers: Record<Found['type'], ((id: string) => string) | undefined> = {
  form: (id) => addressOf('formDashboard', { id }),
  user: undefined,
};
const waitMs = 150;

/** Global search over everything the user may see. */
export function SearchPanel({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { data, isFetching, error } = useGlobalSearch(text.trim());
  useEffect(() => {
    if (isOpen) spotlight.open();
  }, [isOpen]);
  return (
    <Spotlight.Root
      onSpotlightClose={onClose}
      query={text}
      onQueryChange={setText}
      shortcut={null}
      scrollable
      maxHeight={420}
      title={t`Zoeken`}
      className={classes.panel ?? ''}
      overlayProps={{ blur: 0, opacity: 0.35 }}
    >
      <Spotlight.Search
        placeholder={t`Zoek een formulier`}
        aria-label={t`Zoeken`}
        leftSection={<IconSearch size={20} aria-hidden />}
      />
      <Spotlight.ActionsList aria-label={t`Gevonden`}>
        {(data ?? []).map(({ id, name, meta, address }) => (
          <Spotlight.Action
            key={id}
            label={name}
            description={meta.description ?? meta.email ?? ''}
            leftSection={<IconForms size={20} stroke={1.7} aria-hidden />}
            onClick={() => {
              spotlight.close();
              void navigate(address);
            }}
          />
        ))}
        {(data ?? []).length === 0 && <Spotlight.Empty>{emptyText()}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );

  function emptyText(): string {
    if (text.trim() === '') return t`Typ een deel van de naam.`;
    if (error !== null) return errorText(error);
    return isFetching || data === undefined
      ? t`Bezig met zoeken…`
      : t`Niets gevonden voor “${text.trim()}”.`;
  }
}

function useGlobalSearch(text: string) {
  const [search] = useDebouncedValue(text, waitMs);
  return useQuery({
    queryKey: queryKeys.search(search),
    queryFn: async ({ signal }) => {
      const body = { signature: procedures.searchGlobal.signature, body: { search, with: [] } };
      const { data } = await api.callProcedure({ body }, { signal });
      return parse(procedures.searchGlobal.data, data).flatMap((item) => {
        const address = openers[item.type]?.(item.id);
        return address === undefined ? [] : [{ ...item, address }];
      });
    },
    enabled: search !== '',
  });
}
