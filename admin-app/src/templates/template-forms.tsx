import type { TemplateUse } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Skeleton, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useMayOpen } from '../session/use-may-open.ts';
import { templateUsesQuery } from './templates-queries.ts';

/** The forms that use a building block, each with the version that it uses. */
export function TemplateForms() {
  const { t } = useLingui();
  const { id, published } = useOpenForm();
  const { data, error, refetch } = useQuery(templateUsesQuery(id));
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={120} />;
  const uses = data.data;
  const hidden = data.meta.total - uses.length;
  return (
    <>
      <SectionHeader title={t`Gebruikt in`} />
      {uses.length > 0 && <UsesTable uses={uses} newest={published[0]?.number} />}
      {data.meta.total === 0 && (
        <Text c="gray.7">
          <Trans>
            Dit bouwblok staat nog in geen formulier. Publiceer het, open een formulier en kies het
            bij “Bouwblokken”.
          </Trans>
        </Text>
      )}
      {hidden > 0 && (
        <Text c="gray.7" mt="sm">
          <Trans>Formulieren die je niet mag zien: {hidden}</Trans>
        </Text>
      )}
    </>
  );
}

interface UsesTableProps {
  readonly uses: readonly TemplateUse[];
  /** The number of the published version of the block. */
  readonly newest: number | undefined;
}

function UsesTable({ uses, newest }: UsesTableProps) {
  const { t } = useLingui();
  const mayOpen = useMayOpen()('formVersion');
  return (
    <Table aria-label={t`Formulieren met dit bouwblok`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t`Formulier`}</Table.Th>
          <Table.Th>{t`Versie van het formulier`}</Table.Th>
          <Table.Th>{t`Versie van het bouwblok`}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {uses.map(({ form, version, template_version: used }) => (
          <Table.Tr key={form.id}>
            <Table.Td>
              {mayOpen ? (
                <Anchor component={Link} to={addressOf('formVersion', { id: version.id })}>
                  {form.name}
                </Anchor>
              ) : (
                form.name
              )}
            </Table.Td>
            <Table.Td>{version.number}</Table.Td>
            <Table.Td>
              {used.number}{' '}
              {newest !== undefined && newest > used.number && (
                <ToneBadge tone="yellow">{t`Versie ${newest} is nieuwer`}</ToneBadge>
              )}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
