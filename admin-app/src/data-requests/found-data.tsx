import type {
  DataRequestDetail,
  DataRequestMatch,
} from '@form-builder/core/contract/staff/submissions/data-requests.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Progress, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { TableRows, type Column } from '../data-table/table-rows.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { useCan } from '../session/use-user.ts';
import { FoundActions, useFoundActions } from './found-actions.tsx';
import { FoundStepDialog, type FoundStep } from './found-steps.tsx';
import { placeTexts } from './data-request-texts.ts';

/** The submissions and drafts in which the person was found. */
export function FoundData({ request }: { readonly request: DataRequestDetail }) {
  const { t } = useLingui();
  const { search, matches } = request;
  const columns = useColumns();
  const [step, setStep] = useState<FoundStep | null>(null);
  const rowActions = useFoundActions(setStep);
  const rows = matches.map((match) => ({ ...match, id: match.submission_id }));
  return (
    <Stack gap="sm">
      <Text role="status">
        {search.is_running ? (
          <Trans>We zoeken nog: {search.searched} inzendingen en concepten bekeken.</Trans>
        ) : (
          <Plural
            value={search.found}
            _0="Van deze persoon is niets gevonden."
            one="Gevonden in # inzending of concept."
            other="Gevonden in # inzendingen en concepten."
          />
        )}
      </Text>
      {search.is_running && <Progress value={100} animated aria-label={t`Zoeken`} />}
      {rows.length > 0 && (
        <>
          <TableRows
            label={t`Gevonden gegevens`}
            columns={columns}
            rows={rows}
            rowActions={rowActions}
          />
          <FoundActions request={request} onStep={setStep} />
        </>
      )}
      {!search.is_running && search.found > rows.length && (
        <Text size="sm">
          <Trans>Je ziet de laatste {rows.length}.</Trans>
        </Text>
      )}
      {step !== null && (
        <FoundStepDialog requestId={request.id} step={step} onClose={() => setStep(null)} />
      )}
    </Stack>
  );
}

type Row = DataRequestMatch & { readonly id: string };

function useColumns(): readonly Column<Row>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'submission', header: t`Inzending`, cell: (row) => <Submission match={row} /> },
    {
      id: 'places',
      header: t`Gevonden in`,
      cell: ({ found_in: places }) => places.map((place) => i18n._(placeTexts[place])).join(', '),
    },
    {
      id: 'beside',
      header: t`Hoort erbij`,
      from: 'small',
      cell: (row) => <Beside match={row} />,
    },
    {
      id: 'at',
      header: t`Begonnen`,
      from: 'medium',
      width: '10rem',
      cell: ({ created_at: at }) => <RelativeTime at={at} />,
    },
  ];
}

function Submission({ match }: { readonly match: DataRequestMatch }) {
  const { t } = useLingui();
  const canRead = useCan('submission-read');
  const name = match.title ?? (match.is_sent ? t`Inzending` : t`Concept`);
  const to = addressOf('formSubmission', {
    id: match.form.id,
    submissionId: match.submission_id,
  });
  return (
    <>
      {canRead ? (
        <Anchor component={Link} to={to} size="sm" fw={600}>
          {name}
        </Anchor>
      ) : (
        <Text span size="sm" fw={600}>
          {name}
        </Text>
      )}
      <Text size="xs" c="gray.7">
        {match.form.name}
        {match.is_restricted ? ` · ${t`beperkt`}` : match.is_held && ` · ${t`wordt vastgehouden`}`}
      </Text>
    </>
  );
}

/** The copies that exist beside the answers. */
function Beside({ match }: { readonly match: DataRequestMatch }) {
  const { t } = useLingui();
  const { files, mails, exports, receivers } = match;
  const parts = [
    files > 0 && t`bestanden: ${files}`,
    mails > 0 && t`e-mails: ${mails}`,
    exports > 0 && t`exports: ${exports}`,
    receivers.length > 0 && t`geleverd aan ${receivers.join(', ')}`,
  ].filter((part) => part !== false);
  return <Text size="sm">{parts.length === 0 ? '-' : parts.join(', ')}</Text>;
}
