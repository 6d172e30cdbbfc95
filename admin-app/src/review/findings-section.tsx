import { retentionPlace } from '@form-builder/core/analysis/retention-place.ts';
import type { Severity } from '@form-builder/core/analysis/finding-codes.ts';
import type { DescribedFinding } from '@form-builder/core/contract/staff/forms/findings.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, List, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { findingsQuery } from '../findings/findings-query.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useMayOpen } from '../session/use-may-open.ts';
import { placeAddress } from '../versions/place-in-version.ts';
import { groupFindings } from './group-findings.ts';
import { PageName } from './page-name.tsx';

type Reviewed = Pick<Version, 'id' | 'form_id' | 'pages'>;

/** The findings of the form checker in a version by page, for its reviewer. */
export function FindingsSection({ version }: { readonly version: Reviewed }) {
  const { t } = useLingui();
  return (
    <section>
      <SectionHeader title={t`Controle`} />
      <Findings version={version} />
    </section>
  );
}

const severityWords: Readonly<Record<Severity, MessageDescriptor>> = {
  error: msg`Fout:`,
  warning: msg`Let op:`,
  hint: msg`Tip:`,
};

function Findings({ version }: { readonly version: Reviewed }) {
  const { data, error, refetch } = useQuery(findingsQuery(version.id));
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={60} />;
  if (data.length === 0)
    return (
      <Text c="gray.7">
        <Trans>De controle vindt geen problemen.</Trans>
      </Text>
    );
  return groupFindings(data, version.pages).map(({ page, findings }) => (
    <section key={page?.id ?? 'form'}>
      <Title order={3} size="h4" mt="md" mb="xs">
        {page === null ? <Trans>Het hele formulier</Trans> : <PageName title={page.title} />}
      </Title>
      <List>
        {findings.map((finding, index) => (
          <List.Item key={`${String(index)} ${finding.code}`}>
            <FindingText version={version} finding={finding} />
          </List.Item>
        ))}
      </List>
    </section>
  ));
}

interface FindingTextProps {
  readonly version: Reviewed;
  readonly finding: DescribedFinding;
}

/** A finding; whoever may open its screen goes from it to its place in the editor, or to the settings of the form. */
function FindingText({ version, finding }: FindingTextProps) {
  const { i18n } = useLingui();
  const mayOpen = useMayOpen();
  const { severity, message, path } = finding;
  const isOfForm = path.setting === retentionPlace.setting;
  const screen = isOfForm ? 'formSettings' : 'formVersion';
  const to = addressOf(screen, { id: isOfForm ? version.form_id : version.id });
  return (
    <>
      <strong>{i18n._(severityWords[severity])}</strong>{' '}
      {mayOpen(screen) ? (
        <Anchor component={Link} to={placeAddress(to, path)} inherit>
          {message}
        </Anchor>
      ) : (
        message
      )}
    </>
  );
}
