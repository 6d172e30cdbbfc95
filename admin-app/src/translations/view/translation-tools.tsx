import type { TranslationProgress } from '@form-builder/core/translations/measure-translation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Chip, NativeSelect, TextInput } from '@mantine/core';
import { IconArrowDown, IconSearch } from '@tabler/icons-react';
import { isShort, type ChosenPage } from '../texts/chosen-page.ts';
import type { TextFilter } from '../texts/filter-texts.ts';
import { groupName } from '../texts/group-name.ts';
import type { TranslationGroup } from '../texts/translation-groups.ts';
import styles from '../translation-view.module.css';

interface TranslationToolsProps {
  /** The pages with texts that match the filter. */
  readonly groups: readonly TranslationGroup[];
  readonly chosen: ChosenPage;
  readonly counts: TranslationProgress['counts'];
  readonly filter: TextFilter;
  readonly onChoose: (chosen: ChosenPage) => void;
  readonly onFilter: (filter: TextFilter) => void;
  readonly onNext: () => void;
}

/** Filters the texts, and moves to the next one that needs work. */
export function TranslationTools(props: TranslationToolsProps) {
  const { groups, chosen, counts, filter, onChoose, onFilter, onNext } = props;
  const { t, i18n } = useLingui();
  const { missing, outdated, unchecked, translated } = counts;
  const total = missing + outdated + unchecked + translated;
  const open = total - translated;
  const found = groups.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    <div className={styles.tools} role="group" aria-label={t`Teksten kiezen`}>
      <NativeSelect
        aria-label={t`Pagina`}
        value={valueOf(chosen)}
        data={[
          ...(isShort(groups)
            ? [{ value: valueOf('all'), label: t`Alle pagina’s (${found})` }]
            : []),
          ...groups.map((group) => ({
            value: valueOf(group),
            label: `${groupName(group, i18n)} (${String(group.texts.length)})`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChoose(groups.find((group) => valueOf(group) === value) ?? 'all')
        }
      />
      <Chip.Group value={filter.show} onChange={(show) => onFilter({ ...filter, show })}>
        <div className={styles.chips} role="group" aria-label={t`Toon`}>
          <Chip value="all" variant="outline">{t`Alle (${total})`}</Chip>
          <Chip value="missing" variant="outline">{t`Ontbreekt (${missing})`}</Chip>
          <Chip value="outdated" variant="outline">{t`Verouderd (${outdated})`}</Chip>
          {unchecked > 0 && (
            <Chip value="unchecked" variant="outline">{t`Te controleren (${unchecked})`}</Chip>
          )}
        </div>
      </Chip.Group>
      <TextInput
        type="search"
        aria-label={t`Zoek in teksten`}
        placeholder={t`Zoek in teksten`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.currentTarget.value })}
        className={styles.search}
      />
      <Button
        variant="default"
        leftSection={<IconArrowDown size={18} aria-hidden />}
        title="Ctrl Enter"
        aria-keyshortcuts="Control+Enter"
        aria-disabled={open === 0}
        onClick={onNext}
      >
        <Trans>Volgende open tekst</Trans>
      </Button>
    </div>
  );
}

/** The value of an option; the prefix keeps pages apart from the other two. */
const valueOf = (chosen: ChosenPage) =>
  chosen === 'all' ? chosen : chosen.pageId === null ? 'general' : `page ${chosen.pageId}`;
