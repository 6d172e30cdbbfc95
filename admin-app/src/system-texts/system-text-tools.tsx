import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import { useLingui } from '@lingui/react/macro';
import { Chip, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { shownTexts, type LacksTerms, type SystemTextFilter } from './filter-system-texts.ts';
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
    show: shownTexts.find((one) => one === params.get('show')) ?? 'all',
  };
  const change = (part: Partial<SystemTextFilter>) => {
    const { search, show } = { ...filter, ...part };
    setParams(
      { ...(search !== '' && { search }), ...(show !== 'all' && { show }) },
      { replace: true },
    );
  };
  return { filter, change };
}

interface SystemTextToolsProps {
  readonly control: SystemTextControl;
  readonly texts: readonly SystemText[];
  readonly lacksTerms: LacksTerms;
}

/** Searches the texts, and limits them to those that the organisation words itself, or that lack terms. */
export function SystemTextTools({ control, texts, lacksTerms }: SystemTextToolsProps) {
  const { t } = useLingui();
  const { filter, change } = control;
  const total = texts.length;
  const changed = texts.filter(({ text }) => text !== null).length;
  const lacking = texts.filter(lacksTerms).length;
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
        value={filter.show}
        onChange={(show) => change({ show: shownTexts.find((one) => one === show) ?? 'all' })}
      >
        <Chip value="all" variant="outline">{t`Alle (${total})`}</Chip>
        <Chip value="changed" variant="outline">{t`Gewijzigd (${changed})`}</Chip>
        {(lacking > 0 || filter.show === 'terms') && (
          <Chip value="terms" variant="outline">{t`Anders dan de woordenlijst (${lacking})`}</Chip>
        )}
      </Chip.Group>
    </div>
  );
}
