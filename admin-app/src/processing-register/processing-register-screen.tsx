import {
  cardGaps,
  type ProcessingCard,
} from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconFileDescription, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { saveFile } from '../api/save-file.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { CsvButton } from '../data-table/csv-button.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { staffText } from '../languages/staff-texts.ts';
import { useCan } from '../session/use-user.ts';
import {
  cardsTableSpec,
  processingCardsQuery,
  type CardRow,
  type CardSort,
} from './processing-cards-query.ts';

/** The processing register: what the forms in production do with personal data (AVG, article 30). */
export function ProcessingRegisterScreen() {
  const { t, i18n } = useLingui();
  const control = useTableState(cardsTableSpec);
  const result = useQuery(processingCardsQuery(control.state));
  return (
    <>
      <SectionHeader
        title={t`Verwerkingsregister`}
        actions={
          <Group gap="sm">
            <DocumentButton />
            <CsvButton path="/v0/processing-register/file" name="verwerkingsregister.csv" />
          </Group>
        }
      />
      <Text mb="md">
        <Trans>
          Doel, grondslag en wet voor het BSN vul je in bij de instellingen van een versie, de
          bewaartermijn bij het formulier of voor de hele organisatie. De rest volgt uit het
          formulier.
        </Trans>
      </Text>
      <DataTable
        label={t`Verwerkingsregister`}
        control={control}
        result={result}
        columns={useColumns()}
        searchLabel={t`Zoek op formulier`}
        filters={[
          {
            name: 'missing',
            label: t`Aan te vullen`,
            options: cardGaps.map((gap) => ({
              value: gap,
              label: i18n._(staffText(`processing.gap.${gap}`)),
            })),
          },
        ]}
        empty={
          <EmptyState
            title={t`Nog geen formulieren in productie`}
            icon={<IconFileDescription size={40} stroke={1.3} />}
          >
            <Trans>
              Hier staat straks per formulier welke gegevens het vraagt, waarvoor, en wie ze krijgt.
            </Trans>
          </EmptyState>
        }
      />
    </>
  );
}

/** Saves the register as a document to read, print or hand over. */
function DocumentButton() {
  const save = useMutation({
    mutationFn: () => saveFile('/v0/processing-register/document', 'verwerkingsregister.pdf'),
  });
  return (
    <Button
      variant="default"
      loading={save.isPending}
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      onClick={() => save.mutate()}
    >
      <Trans>Opslaan als PDF</Trans>
    </Button>
  );
}

function useColumns(): readonly Column<CardRow, CardSort>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'form', header: t`Formulier`, sort: 'name', cell: (card) => <FormCell card={card} /> },
    {
      id: 'purpose',
      header: t`Doel`,
      from: 'small',
      cell: ({ purpose, legal_basis: basis }) => (
        <>
          <Text size="sm">{purpose === '' ? '-' : purpose}</Text>
          <Text size="xs" c="gray.7">
            {i18n._(staffText(`setting_choice.processing.legal_basis.${basis}`))}
          </Text>
        </>
      ),
    },
    {
      id: 'data',
      header: t`Soorten persoonsgegevens`,
      from: 'large',
      cell: ({ categories }) =>
        categories.map((one) => i18n._(staffText(`processing.category.${one}`))).join(', ') || '-',
    },
    {
      id: 'receivers',
      header: t`Ontvangers`,
      from: 'large',
      cell: ({ receivers }) => (receivers.length === 0 ? '-' : receivers.join(', ')),
    },
    {
      id: 'state',
      header: t`Kaart`,
      width: '9rem',
      cell: (card) => <StateCell card={card} />,
    },
  ];
}

function FormCell({ card }: { readonly card: ProcessingCard }) {
  const { t } = useLingui();
  const canOpen = useCan('form-read', 'form-edit');
  return (
    <>
      {canOpen ? (
        <Anchor component={Link} to={addressOf('formVersions', { id: card.form.id })} size="sm">
          {card.form.name}
        </Anchor>
      ) : (
        card.form.name
      )}
      <Text size="xs" c="gray.7">{t`Versie ${card.version_number}`}</Text>
    </>
  );
}

/** Whether the card is complete, and what to add. */
function StateCell({ card }: { readonly card: ProcessingCard }) {
  const { i18n } = useLingui();
  if (card.is_complete)
    return (
      <ToneBadge tone="green">
        <Trans>Compleet</Trans>
      </ToneBadge>
    );
  return (
    <>
      <ToneBadge tone="yellow">
        <Trans>Aanvullen</Trans>
      </ToneBadge>
      <Text size="xs" c="gray.7">
        {card.missing.map((gap) => i18n._(staffText(`processing.gap.${gap}`))).join(', ')}
      </Text>
    </>
  );
}
