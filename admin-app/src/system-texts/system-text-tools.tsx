import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import { useLingui } from '@lingui/react/macro';
import { Chip, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import type { SystemTextFilter } from './filter-system-texts.ts';
import styles from './system-texts.module.css';

/** The filter of the texts, which the URL contains. */
export interface SystemTextControl {
  readonly filter: SystemTextFilter;
  readonly change: (part: Partial<SystemTextFilter>) => void;
}

export function useSystemTextFilter(): SystemTextControl {
  const [params, setParams] = useSearchParams();
  const filter = {
    search: params.get('search') ?? '',
    isChangedOnly: params.get('show') === 'changed',
  };
  const change = (part: Partial<SystemTextFilter>) => {
    const { search, isChangedOnly } = { ...filter, ...part };
    setParams(
      { ...(search !== '' && { search }), ...(isChangedOnly && { show: 'changed' }) },
      { replace: true },
    );
  };
  return { filter, change };
}

interface SystemTextToolsProps {
  readonly control: SystemTextControl;
  readonly texts: readonly SystemText[];
}

/** Searches the texts, and limits them to those that the organisation words itself. */
export function SystemTextTools({ control, texts }: SystemTextToolsProps) {
  const { t } = useLingui();
  const { filter, change } = control;
  const total = texts.length;
  const changed = texts.filter(({ text }) => text !== null).length;
  return (
    <div className={styles.tools} role="group" aria-label={t`Teksten kiezen`}>
      <TextInput
        type="search"
        aria-label={t`Zoek in teksten`}
        placeholder={t`Zoek in teksten`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.search}
        onChange={(event) => change({ search: event.currentTarget.value })}
        className={styles.search}
      />
      <Chip.Group
        value={filter.isChangedOnly ? 'changed' : 'all'}
        onChange={(show) => change({ isChangedOnly: show === 'changed' })}
      >
        <Chip value="all" variant="outline">{t`Alle (${total})`}</Chip>
        <Chip value="changed" variant="outline">{t`Gewijzigd (${changed})`}</Chip>
      </Chip.Group>
    </div>
  );
}
