import type { versionsContract } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { Finding } from '@form-builder/core/analysis/finding.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { JobSender } from '../platform/jobs/jobs.ts';
import { askReviewers } from './reviewers/ask-reviewers.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { HandlerContext, Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Writer } from '../logbook/writer.ts';
import type { FindProvided } from '../providers/find-provided.ts';
import { assertTheme } from '../themes/assert-theme.ts';
import { checkedForm, checkVersion, presentFindings } from './findings/check-version.ts';
import { applyEdit } from './changes/apply-edit.ts';
import { copyVersion } from './copy-version.ts';
import { deleteVersion } from './delete-version.ts';
import { getVersion } from './get-version.ts';
import type { VersionTransition } from './publication/transitions.ts';
import { selectEndedProposals } from './publication/ended-proposals-queries.ts';
import { presentVersion, presentVersionSummary } from './present-version.ts';
import { saveVersion } from './save-version.ts';
import { transitionVersion, type RequestedTransition } from './publication/transition-version.ts';
import { selectVersionPage, selectVersionSummary } from './versions-queries.ts';

/** The dependencies of the endpoints; `findProvided` shows the checker which services the tenant has set up. */
interface VersionsOptions {
  readonly jobs: JobSender;
  readonly findProvided: FindProvided;
}

/** The handlers of versions. */
export const createVersionsHandlers = ({
  jobs,
  findProvided,
}: VersionsOptions): Handlers<typeof versionsContract> => ({
  listVersions: ({ caller, query, transaction }) =>
    transaction(async (tx) => {
      const { rows, total } = await selectVersionPage(tx, caller, query);
      return listAnswer(
        rows.map((row) => presentVersionSummary(row, caller)),
        total,
        query,
      );
    }),

  createVersion,

  getVersion: ({ caller, params, transaction }) =>
    transaction((tx) => present({ tx }, caller, params.id)),

  listFindings: (context) =>
    context.transaction(async (tx) => {
      const version = await getVersion({ tx }, context.caller, context.params.id);
      const findings = checkVersion(context, version, await findProvided(tx, checkedForm(version)));
      return { data: presentFindings(findings, context.language) };
    }),

  updateVersion: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, body, headers } = context;
      const writer = writerFor(context, tx);
      assertTheme(body, context.language);
      await saveVersion(writer, caller, {
        versionId: params.id,
        ifMatch: headers['if-match'],
        language: context.language,
        change: () => body,
      });
      return present(writer, caller, params.id);
    }),

  changeVersion,

  deleteVersion: (context) =>
    context.transaction((tx) =>
      deleteVersion(writerFor(context, tx), context.caller, context.params.id),
    ),

  proposeVersion: proposalHandler(jobs, findProvided),
  retractProposal: transitionHandler('retract', findProvided),
  approveVersion: transitionHandler('approve', findProvided),
  rejectVersion: transitionHandler('reject', findProvided),
  publishVersion: transitionHandler('publish', findProvided),
  withdrawVersion: transitionHandler('withdraw', findProvided),
});

function createVersion(context: HandlerContext<(typeof versionsContract)['createVersion']>) {
  return context.transaction(async (tx) => {
    const writer = writerFor(context, tx);
    const id = await copyVersion(writer, context.caller, context.body);
    return present(writer, context.caller, id);
  });
}

function changeVersion(context: HandlerContext<(typeof versionsContract)['changeVersion']>) {
  return context.transaction(async (tx) => {
    const { caller, params, body, headers, language } = context;
    const { revision, endedProposals } = await saveVersion(writerFor(context, tx), caller, {
      versionId: params.id,
      ifMatch: headers['if-match'],
      language,
      change: (stored) => applyEdit(stored, body.changes, language),
    });
    if (endedProposals.length === 0) return { data: { revision } };
    return { data: { revision, ended_proposals: [...endedProposals] } };
  });
}

/** Every transition has the same response, and the same request but for whom a proposal is for. */
type TransitionContext = HandlerContext<(typeof versionsContract)['publishVersion']>;
type AnyTransition = Omit<TransitionContext, 'endpoint'>;

function transitionHandler(transition: VersionTransition, findProvided: FindProvided) {
  return (context: TransitionContext) =>
    context.transaction(async (tx) => {
      const warnings = await makeTransition(context, tx, { transition, findProvided });
      return presentTransition(context, tx, warnings);
    });
}

function proposalHandler(jobs: JobSender, findProvided: FindProvided) {
  return (context: HandlerContext<(typeof versionsContract)['proposeVersion']>) =>
    context.transaction(async (tx) => {
      const { caller, params, body } = context;
      const { id: versionId, environment } = params;
      const { reviewers } = body;
      const warnings = await makeTransition(context, tx, {
        transition: 'propose',
        findProvided,
        reviewers,
      });
      const { form_id: formId } = await getVersion({ tx }, caller, versionId);
      const review = { formId, versionId, environment, proposerId: caller.id };
      await askReviewers(writerFor(context, tx), jobs, { ...review, userIds: reviewers });
      return presentTransition(context, tx, warnings);
    });
}

function makeTransition(
  context: AnyTransition,
  tx: Transaction<Database>,
  requested: Pick<RequestedTransition, 'transition' | 'findProvided' | 'reviewers'>,
): Promise<readonly Finding[]> {
  const { caller, params, body, language } = context;
  const { id: versionId, environment } = params;
  return transitionVersion(writerFor(context, tx), caller, language, {
    versionId,
    environment,
    remark: body.remark,
    ...requested,
  });
}

async function presentTransition(
  { caller, params, language }: AnyTransition,
  tx: Transaction<Database>,
  warnings: readonly Finding[],
) {
  const version = await selectVersionSummary(tx, caller, params.id);
  if (version === undefined) throw new RequestError('not_found');
  const data = presentVersionSummary(version, caller);
  if (warnings.length === 0) return { data };
  return { data, meta: { warnings: presentFindings(warnings, language) } };
}

async function present(writer: Pick<Writer, 'tx'>, caller: Caller, id: string) {
  const version = await getVersion(writer, caller, id);
  return { data: presentVersion(version, await selectEndedProposals(writer.tx, id), caller) };
}
