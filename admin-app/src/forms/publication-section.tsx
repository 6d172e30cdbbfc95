import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { versionParam } from '../publishing/publication-address.ts';
import { PublicationTable } from '../publishing/publication-table.tsx';
import { recentVersionsQuery } from '../versions/versions-queries.ts';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useSearchParam } from '../frame/use-search-param.ts';

/** The publication of one version: the newest, unless the URL contains another. */
export function PublicationSection() {
  const { t } = useLingui();
  const form = useOpenForm();
  const [chosenId, choose] = useSearchParam(versionParam);
  const { data, error, refetch } = useQuery(recentVersionsQuery(form.id));
  const version = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  const choice = version !== undefined && (
    <Group gap="sm">
      <Anchor component={Link} to={addressOf('formReview', { id: version.id })} size="sm">
        <Trans>Wijzigingen bekijken</Trans>
      </Anchor>
      <VersionChoice versions={data ?? []} chosen={version} onChoose={choose} />
    </Group>
  );
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <section>
      <SectionHeader title={t`Publicatie`} actions={choice} />
      {data === undefined ? (
        <Skeleton height={190} />
      ) : (
        <Publication form={form} version={version} />
      )}
    </section>
  );
}

function Publication({
  form,
  version,
}: {
  readonly form: Form;
  readonly version: VersionSummary | undefined;
}) {
  if (version !== undefined) return <PublicationTable form={form} version={version} />;
  return (
    <Text c="gray.6">
      <Trans>Dit formulier heeft nog geen versie.</Trans>
    </Text>
  );
}

function VersionChoice({
  versions,
  chosen,
  onChoose,
}: {
  readonly versions: readonly VersionSummary[];
  readonly chosen: VersionSummary;
  readonly onChoose: (id: string) => void;
}) {
  const { t } = useLingui();
  if (versions.length < 2) return null;
  return (
    <NativeSelect
      aria-label={t`Versie`}
      value={chosen.id}
      data={versions.map(({ id, number }) => ({ value: id, label: t`Versie ${number}` }))}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
