import type {
  Export,
  LogbookExport,
  SubmissionsExport,
} from '@form-builder/core/contract/staff/submissions/exports.ts';
import { useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { exportFormatTexts } from './export-formats.ts';

/** Of what the export is, and how it was asked for. */
export function ExportContentCell({ one }: { readonly one: Export }) {
  return one.kind === 'logbook' ? <LogbookCell one={one} /> : <SubmissionsCell one={one} />;
}

function SubmissionsCell({
  one: { form_title: title, choices },
}: {
  readonly one: SubmissionsExport;
}) {
  const { t, i18n } = useLingui();
  const parts = [
    t`Inzendingen`,
    i18n._(exportFormatTexts[choices.format].label),
    ...(choices.is_unmasked ? [t`gevoelige antwoorden leesbaar`] : []),
  ];
  return <Content title={title} parts={parts} />;
}

function LogbookCell({ one: { subject, choices } }: { readonly one: LogbookExport }) {
  const { t, i18n } = useLingui();
  const isFiltered = choices.search !== '' || hasFilter(choices);
  const parts = [
    t`Logboek`,
    i18n._(exportFormatTexts.csv.label),
    ...(isFiltered ? [t`gefilterd`] : []),
  ];
  return <Content title={subject.name} parts={parts} />;
}

/** Whether something was chosen beyond whose logbook it is. */
const hasFilter = ({ filter, reject }: LogbookExport['choices']): boolean =>
  Object.keys(reject).length > 0 ||
  Object.keys(filter).some((name) => name !== 'form_id' && name !== 'user_id');

function Content({ title, parts }: { readonly title: string; readonly parts: readonly string[] }) {
  return (
    <>
      <Text span size="sm" fw={600}>
        {title}
      </Text>
      <Text size="xs" c="gray.7">
        {parts.join(' · ')}
      </Text>
    </>
  );
}
