import type { RetentionPreview as Preview } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Skeleton, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { formatExact, formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { retentionPreviewQuery } from './retention-queries.ts';

/**
 * The submissions that the next night deletes, and those that remain although their term has ended.
 */
export function RetentionPreview() {
  const { data, error, refetch } = useQuery(retentionPreviewQuery);
  if (data !== undefined) return <LoadedPreview preview={data} />;
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={96} mb="lg" aria-busy />;
}

function LoadedPreview({ preview }: { readonly preview: Preview }) {
  const { t } = useLingui();
  const { total, forms } = preview;
  const at = formatExact(preview.at, currentRegion());
  return (
    <Alert variant="light" color="blue" mb="lg" title={t`Volgende nacht: ${at}`}>
      <Text size="sm">
        <Plural
          value={total.delete}
          _0="Er gaan geen inzendingen weg."
          one="# inzending gaat weg."
          other="# inzendingen gaan weg."
        />{' '}
        {total.anonymise > 0 && (
          <Plural
            value={total.anonymise}
            one="# inzending wordt geanonimiseerd."
            other="# inzendingen worden geanonimiseerd."
          />
        )}
      </Text>
      {total.undelivered > 0 && (
        <Text size="sm" mt={4} fw={600}>
          <Plural
            value={total.undelivered}
            one="# inzending blijft staan, omdat die nog niet is geleverd."
            other="# inzendingen blijven staan, omdat ze nog niet zijn geleverd."
          />
        </Text>
      )}
      {total.on_hold > 0 && (
        <Text size="sm" mt={4}>
          <Plural
            value={total.on_hold}
            one="# inzending blijft staan, omdat iemand die vasthoudt."
            other="# inzendingen blijven staan, omdat iemand ze vasthoudt."
          />{' '}
          <Anchor component={Link} to={addressOf('settingsHolds')} size="sm">
            <Trans>Bekijk wat wordt vastgehouden</Trans>
          </Anchor>
        </Text>
      )}
      {total.paying > 0 && (
        <Text size="sm" mt={4}>
          <Plural
            value={total.paying}
            one="# inzending blijft staan, omdat een betaling of terugbetaling nog onderweg is."
            other="# inzendingen blijven staan, omdat een betaling of terugbetaling nog onderweg is."
          />
        </Text>
      )}
      {forms.length > 0 && <FormCounts forms={forms} />}
    </Alert>
  );
}

function FormCounts({ forms }: Pick<Preview, 'forms'>) {
  const { t } = useLingui();
  const number = (count: number) => (count === 0 ? '-' : formatNumber(count, currentRegion()));
  return (
    <Table.ScrollContainer
      minWidth={560}
      mt="sm"
      mah="20rem"
      tabIndex={0}
      role="region"
      aria-label={t`Per formulier`}
    >
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Formulier</Trans>
            </Table.Th>
            <Table.Th ta="right">
              <Trans>Weg</Trans>
            </Table.Th>
            <Table.Th ta="right">
              <Trans>Geanonimiseerd</Trans>
            </Table.Th>
            <Table.Th ta="right">
              <Trans>Niet geleverd</Trans>
            </Table.Th>
            <Table.Th ta="right">
              <Trans>Vastgehouden</Trans>
            </Table.Th>
            <Table.Th ta="right">
              <Trans>Betaling onderweg</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {forms.map(({ form, ...counts }) => (
            <Table.Tr key={form.id}>
              <Table.Td>
                <Anchor
                  component={Link}
                  to={addressOf('formSubmissions', { id: form.id })}
                  size="sm"
                >
                  {form.name}
                </Anchor>
              </Table.Td>
              <Table.Td ta="right">{number(counts.delete)}</Table.Td>
              <Table.Td ta="right">{number(counts.anonymise)}</Table.Td>
              <Table.Td ta="right">{number(counts.undelivered)}</Table.Td>
              <Table.Td ta="right">{number(counts.on_hold)}</Table.Td>
              <Table.Td ta="right">{number(counts.paying)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
