import type { Severity } from '@form-builder/core/analysis/finding-codes.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { List, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { findingsQuery } from '../findings/findings-query.ts';

/** The findings of the form checker in a version, for its reviewer. */
export function FindingsSection({ versionId }: { readonly versionId: string }) {
  const { t } = useLingui();
  return (
    <section>
      <SectionHeader title={t`Controle`} />
      <Findings versionId={versionId} />
    </section>
  );
}

const severityWords: Readonly<Record<Severity, MessageDescriptor>> = {
  error: msg`Fout:`,
  warning: msg`Let op:`,
  hint: msg`Tip:`,
};

function Findings({ versionId }: { readonly versionId: string }) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(findingsQuery(versionId));
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={60} />;
  if (data.length === 0)
    return (
      <Text c="gray.7">
        <Trans>De controle vindt geen problemen.</Trans>
      </Text>
    );
  return (
    <List>
      {data.map(({ code, severity, message }, index) => (
        <List.Item key={`${String(index)} ${code}`}>
          <strong>{i18n._(severityWords[severity])}</strong> {message}
        </List.Item>
      ))}
    </List>
  );
}
