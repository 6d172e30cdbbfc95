import type { Theme } from '@form-builder/core/contract/staff/settings/themes.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPalette, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { ColourSamples } from './colour-samples.tsx';
import { CreateThemePanel } from './create-theme-panel.tsx';
import { themesQuery, themesTableSpec, type ThemeSort } from './themes-queries.ts';
import { useThemeActions } from './use-theme-actions.tsx';

/** The organisation's themes, from which designers choose the appearance of a form. */
export function ThemesSettings() {
  const { t } = useLingui();
  const control = useTableState(themesTableSpec);
  const result = useQuery(themesQuery(control.state));
  const [isCreating, creating] = useDisclosure();
  const createButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creating.open}>
      <Trans>Nieuw thema</Trans>
    </Button>
  );
  return (
    <>
      <SectionHeader title={t`Thema’s`} actions={createButton} />
      <DataTable
        label={t`Thema’s`}
        control={control}
        result={result}
        columns={useColumns()}
        rowActions={useThemeActions()}
        searchLabel={t`Zoek op naam`}
        empty={
          <EmptyState
            title={t`Nog geen thema’s`}
            icon={<IconPalette size={40} stroke={1.3} />}
            action={createButton}
          >
            <Trans>
              Een thema is een huisstijl: kleuren, lettertype en logo. Wie een formulier maakt,
              kiest een thema. Zonder thema ziet een formulier er standaard uit.
            </Trans>
          </EmptyState>
        }
      />
      <CreateThemePanel isOpen={isCreating} onClose={creating.close} />
    </>
  );
}

function useColumns(): readonly Column<Theme, ThemeSort>[] {
  const { t } = useLingui();
  return [
    { id: 'name', header: t`Naam`, sort: 'name', cell: (theme) => <NameCell theme={theme} /> },
    {
      id: 'colours',
      header: t`Kleuren`,
      from: 'small',
      width: '8rem',
      cell: ({ colours }) => <ColourSamples colours={colours} />,
    },
    {
      id: 'uses',
      header: t`Gebruikt in`,
      width: '9rem',
      cell: ({ use_count: count }) =>
        count === 0 ? (
          <Text c="gray.7" size="sm">
            <Trans>Nog nergens</Trans>
          </Text>
        ) : (
          <Plural value={count} one="# formulier" other="# formulieren" />
        ),
    },
    {
      id: 'updated',
      header: t`Laatst gewijzigd`,
      sort: 'updated_at',
      from: 'small',
      width: '12rem',
      cell: ({ updated_at: at }) => <RelativeTime at={at} />,
    },
  ];
}

function NameCell({ theme }: { readonly theme: Theme }) {
  return (
    <Group gap="xs">
      <RowLink to={addressOf('settingsTheme', { id: theme.id })}>{theme.name}</RowLink>
      {theme.is_default && (
        <Badge variant="light">
          <Trans>Voor nieuwe formulieren</Trans>
        </Badge>
      )}
    </Group>
  );
}
