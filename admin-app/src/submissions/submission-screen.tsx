import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconPrinter, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { NotFoundCard } from '../full-page/not-found.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { useCan } from '../session/use-user.ts';
import { AddHold, HoldNotices, useHoldState } from '../retention/holds.tsx';
import { MaskedAnswersNotice } from './sections/masked-answers-notice.tsx';
import { SubmissionAnswers } from './sections/submission-answers.tsx';
import { SubmissionStatements } from './sections/submission-statements.tsx';
import { SubmissionCoSignature } from './sections/submission-co-signature.tsx';
import { SubmissionDeliveries } from './sections/submission-deliveries.tsx';
import { SubmissionExplanation } from './sections/submission-explanation.tsx';
import { SubmissionIdentities } from './sections/submission-identities.tsx';
import { SubmissionFiles } from './sections/submission-files.tsx';
import { SubmissionMails } from './sections/submission-mails.tsx';
import { SubmissionPayments } from './payments/submission-payments.tsx';
import { SubmissionRoutes } from './submission-routes.tsx';
import { SubmissionHandling } from './handling/submission-handling.tsx';
import { SubmissionRemarks } from './handling/submission-remarks.tsx';
import { SubmissionTimeline } from './handling/submission-timeline.tsx';
import { useListOfOrigin } from './neighbours/list-of-origin.ts';
import { SubmissionNeighbours } from './neighbours/submission-neighbours.tsx';
import { SubmissionFacts } from './sections/submission-facts.tsx';
import classes from './submission-screen.module.css';
import { RestrictedBadge, SubmissionStateBadge, TestBadge } from './submission-state.tsx';
import { SavePdfButton } from './save-pdf-button.tsx';
import { ReadingLanguage, useReadingLanguage } from './reading-language.tsx';
import { submissionQuery } from './submissions-queries.ts';
import { useDeleteSubmissions } from './use-delete-submissions.tsx';

/** The screen of one submission: its answers, and everything else about it. */
export function SubmissionScreen() {
  const { t } = useLingui();
  const { id = '', submissionId = '' } = useParams();
  const [language] = useReadingLanguage();
  const { data, error, refetch } = useQuery(submissionQuery(submissionId, language));
  const isElsewhere = data !== undefined && data.form_id !== id;
  const isMissing = error instanceof ApiError && error.status === 404;
  if (isMissing || isElsewhere) return <NotFoundCard item={t`Inzending`} id={submissionId} />;
  if (error !== null && data === undefined)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SubmissionSkeleton />;
  return <LoadedSubmission key={data.id} submission={data} />;
}

function LoadedSubmission({ submission }: { readonly submission: Submission }) {
  const { t } = useLingui();
  const mayHandle = useCan('submission-handle');
  const origin = useListOfOrigin();
  const listAddress = useListAddress(submission);
  const { isRestricted } = useHoldState(scopeOf(submission));
  const [unmasked, setUnmasked] = useState<Pick<Submission, 'answers' | 'variables'> | null>(null);
  const shown = unmasked === null ? submission : { ...submission, ...unmasked, masked: [] };
  const name = submission.title ?? t`Inzending zonder nummer`;
  usePageTitle(`${name} · ${submission.form_title}`);
  useBreadcrumbs([
    ...(origin !== undefined && origin.formId === undefined
      ? []
      : [
          { label: t`Formulieren`, to: addressOf('forms') },
          { label: submission.form_title, to: addressOf('form', { id: submission.form_id }) },
        ]),
    { label: t`Inzendingen`, to: listAddress },
    { label: name },
  ]);
  return (
    <article>
      <PageHeader
        title={name}
        lead={
          <Group gap="xs" mt={6}>
            <span>{submission.form_title}</span>
            <SubmissionStateBadge state={submission.state} />
            {submission.is_test && <TestBadge />}
            {submission.is_restricted && <RestrictedBadge />}
          </Group>
        }
        actions={
          <>
            <SubmissionNeighbours submissionId={submission.id} />
            <ReadingLanguage submission={submission} />
            <Actions submission={submission} />
          </>
        }
      />
      <div className={classes.columns}>
        <div>
          <HoldNotices {...scopeOf(submission)} />
          <MaskedAnswersNotice submission={shown} onUnmasked={setUnmasked} />
          <SubmissionIdentities submissionId={submission.id} />
          <SubmissionAnswers submission={shown} />
          <SubmissionExplanation submission={shown} />
          <SubmissionStatements submission={submission} />
          <SubmissionCoSignature submission={submission} />
          <SubmissionPayments submission={submission} />
          <SubmissionFiles submission={submission} />
          <SubmissionRoutes submission={submission} />
          <SubmissionDeliveries submission={submission} />
          <SubmissionMails submission={submission} />
          {mayHandle && <SubmissionRemarks submissionId={submission.id} />}
          <SubmissionTimeline submission={submission} />
        </div>
        <div className={classes.side}>
          {mayHandle && !isRestricted && <SubmissionHandling submission={submission} />}
          <SubmissionFacts submission={submission} />
        </div>
      </div>
    </article>
  );
}

/** The list from which the submission was opened, else that of its form. */
function useListAddress({ form_id: id }: Submission): string {
  return useListOfOrigin()?.address ?? addressOf('formSubmissions', { id });
}

const scopeOf = ({ form_id: formId, id: submissionId }: Submission) => ({ formId, submissionId });

function Actions({ submission }: { readonly submission: Submission }) {
  const navigate = useNavigate();
  const mayDelete = useCan('submission-delete');
  const { isHeld } = useHoldState(scopeOf(submission));
  const listAddress = useListAddress(submission);
  const remove = useDeleteSubmissions(() => navigate(listAddress));
  return (
    <Group gap="sm" className={classes.actions ?? ''}>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => print()}
      >
        <Trans>Afdrukken</Trans>
      </Button>
      <SavePdfButton submission={submission} />
      <AddHold {...scopeOf(submission)} />
      {mayDelete && !isHeld && (
        <Button
          variant="default"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => remove([submission])}
        >
          <Trans>Verwijderen</Trans>
        </Button>
      )}
    </Group>
  );
}

function SubmissionSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="md" maw="44rem" aria-busy="true">
      <VisuallyHidden component="h1">{t`Inzending`}</VisuallyHidden>
      <Skeleton height={32} width="30%" />
      <Skeleton height={16} width="50%" mb="lg" />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={18} width={index % 2 === 0 ? '80%' : '65%'} />
      ))}
    </Stack>
  );
}
