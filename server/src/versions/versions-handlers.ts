import type { versionsContract } from '@form-builder/core/contract/staff/forms/versions.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { HandlerContext, Handlers } from '../platform/http/endpoints/handlers.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Writer } from '../logbook/writer.ts';
import type { FindProvided } from '../providers/find-provided.ts';
import { assertTheme } from '../themes/assert-theme.ts';
import { checkVersion, presentFindings } from './findings/check-version.ts';
import { applyEdit } from './changes/apply-edit.ts';
import { copyVersion } from './copy-version.ts';
import { deleteVersion } from './delete-version.ts';
import { getVersion } from './get-version.ts';
import type { VersionTransition } from './publication/transitions.ts';
import { presentVersion, presentVersionSummary } from './present-version.ts';
import { saveVersion } from './save-version.ts';
import { transitionVersion } from './publication/transition-version.ts';
import { selectVersionPage, selectVersionSummary } from './versions-queries.ts';

/** The handlers of versions; `findProvided` shows the checker which services the tenant has set up. */
export const createVersionsHandlers = (
  findProvided: FindProvided,
): Handlers<typeof versionsContract> => ({
  listVersions: ({ caller, query, transaction }) =>
    transaction(async (tx) => {
      const { rows, total } = await selectVersionPage(tx, caller, query);
      return listAnswer(
        rows.map((row) => presentVersionSummary(row, caller)),
        total,
        query,
      );
    }),

  createVersion: (context) =>
    context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      const id = await copyVersion(writer, context.caller, context.body);
      return present(writer, context.caller, id);
    }),

  getVersion: ({ caller, params, transaction }) =>
    transaction((tx) => present({ tx }, caller, params.id)),

  listFindings: (context) =>
    context.transaction(async (tx) => {
      const version = await getVersion({ tx }, context.caller, context.params.id);
      const findings = checkVersion(context, version, await findProvided(tx));
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

  proposeVersion: transitionHandler('propose', findProvided),
  approveVersion: transitionHandler('approve', findProvided),
  rejectVersion: transitionHandler('reject', findProvided),
  publishVersion: transitionHandler('publish', findProvided),
  withdrawVersion: transitionHandler('withdraw', findProvided),
});

function changeVersion(context: HandlerContext<(typeof versionsContract)['changeVersion']>) {
  return context.transaction(async (tx) => {
    const { caller, params, body, headers, language } = context;
    const revision = await saveVersion(writerFor(context, tx), caller, {
      versionId: params.id,
      ifMatch: headers['if-match'],
      language,
      change: (stored) => applyEdit(stored, body.changes, language),
    });
    return { data: { revision } };
  });
}

/** Every transition has the same request and response. */
type TransitionContext = HandlerContext<(typeof versionsContract)['publishVersion']>;

function transitionHandler(transition: VersionTransition, findProvided: FindProvided) {
  return (context: TransitionContext) =>
    context.transaction(async (tx) => {
      const { caller, params, body, language } = context;
      const { id: versionId, environment } = params;
      const warnings = await transitionVersion(writerFor(context, tx), caller, language, {
        versionId,
        environment,
        transition,
        remark: body.remark,
        findProvided,
      });
      const version = await selectVersionSummary(tx, caller, versionId);
      if (version === undefined) throw new RequestError('not_found');
      const data = presentVersionSummary(version, caller);
      if (warnings.length === 0) return { data };
      return { data, meta: { warnings: presentFindings(warnings, language) } };
    });
}

async function present(writer: Pick<Writer, 'tx'>, caller: Caller, id: string) {
  return { data: presentVersion(await getVersion(writer, caller, id), caller) };
}
