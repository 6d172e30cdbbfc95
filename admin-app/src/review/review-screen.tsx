import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Stack } from '@mantine/core';
import { IconEye, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { formQuery } from '../forms/forms-queries.ts';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { EndedProposals } from '../publishing/ended-proposals.tsx';
import { ProposalChecklist } from '../publishing/proposal-checklist.tsx';
import { PublicationTable } from '../publishing/publication-table.tsx';
import { recentVersionsQuery } from '../versions/versions-queries.ts';
import { ChangesSection } from './changes-section.tsx';
import { FindingsSection } from './findings-section.tsx';
import { ReviewLinks } from './review-links.tsx';
import { tryAddress } from '../versions/place-in-version.ts';
import { VersionGate } from '../versions/version-gate.tsx';

/**
 * The screen for the reviewer of a version: the changes, the findings of the checker, and the
 * transitions.
 */
export function ReviewScreen() {
  return (
    <VersionGate loading={<ReviewSkeleton />}>
      {(version) => <LoadedReview key={version.id} version={version} />}
    </VersionGate>
  );
}

function LoadedReview({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  const { id, number, form_id: formId, form_title: formTitle } = version;
  const title = t`Versie ${number} beoordelen`;
  usePageTitle(`${title} · ${formTitle}`);
  useBreadcrumbs([
    { label: t`Formulieren`, to: addressOf('forms') },
    { label: formTitle, to: addressOf('form', { id: formId }) },
    { label: t`Versies`, to: addressOf('formVersions', { id: formId }) },
    { label: title },
  ]);
  const { data: versions, error, refetch } = useQuery(recentVersionsQuery(formId));
  return (
    <article>
      <PageHeader
        title={title}
        lead={formTitle}
        actions={
          <>
            <Button
              component={Link}
              to={tryAddress(addressOf('formVersion', { id }))}
              variant="default"
              leftSection={<IconPlayerPlay size={18} aria-hidden />}
            >
              <Trans>Bekijken zoals bezoekers</Trans>
            </Button>
            <Button
              component={Link}
              to={addressOf('formVersion', { id })}
              variant="default"
              leftSection={<IconEye size={18} aria-hidden />}
            >
              <Trans>Versie {number} bekijken</Trans>
            </Button>
          </>
        }
      />
      <Stack gap="xl" mt="lg">
        <StepsSection version={version} />
        <ChecklistSection versionId={id} />
        {error !== null && versions === undefined ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : versions === undefined ? (
          <Skeleton height={160} />
        ) : (
          <ChangesSection version={version} versions={versions} />
        )}
        <FindingsSection version={version} />
      </Stack>
    </article>
  );
}

/** The state of the version in each environment, and the transitions that this user may make. */
function StepsSection({ version }: { readonly version: Version }) {
  const { t } = useLingui();
  const { data: form, error, refetch } = useQuery(formQuery(version.form_id));
  return (
    <section>
      <SectionHeader title={t`Publicatie`} />
      {form !== undefined ? (
        <>
          <EndedProposals version={version} />
          <PublicationTable form={form} version={version} />
          <ReviewLinks version={version} />
        </>
      ) : error !== null ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={190} />
      )}
    </section>
  );
}

/** What the proposer was told that the reviewer sees; the findings themselves are below the changes. */
function ChecklistSection({ versionId }: { readonly versionId: string }) {
  const { t } = useLingui();
  return (
    <section>
      <SectionHeader title={t`In het kort`} />
      <ProposalChecklist versionId={versionId} isForReviewer />
    </section>
  );
}

function ReviewSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton height={34} width="45%" />
      <Skeleton height={190} />
      <Skeleton height={160} />
    </Stack>
  );
}
