import type { Hono } from 'hono';
import { listTasks } from '../../operator-status/list-tasks.ts';
import type { InstallationTask } from '../../operator-status/installation-task.ts';
import type { MonitoredStatus } from '../../operator-status/status-monitor.ts';
import { DatabaseUnavailableError } from '../../platform/database/database-unavailable-error.ts';
import { platformDatabase } from '../../platform/database/platform-database.ts';
import type { AppContext, AppEnvironment } from '../../platform/http/app-environment.ts';
import { readForm } from '../../platform/http/requests/read-form.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { RequestError } from '../../platform/request-error.ts';
import { insertOperatorEvent } from '../../tenants/events/operator-events-queries.ts';
import type { OperatorAction } from '../../tenants/events/operator-events-tables.ts';
import type { OperatorToken } from '../../tenants/tokens/operator-tokens-queries.ts';
import { authenticateOperator } from '../authenticate-operator.ts';
import type { OperatorsContext } from '../operators-context.ts';
import {
  endSession,
  findSessionToken,
  pagePath,
  startSession,
} from '../sessions/operator-sessions.ts';
import { sendNoDatabasePage } from './no-database-page.ts';
import { assertOwnForm } from './assert-own-form.ts';
import { operatorAssets } from './operator-assets.ts';
import { sendOperatorPage } from './operator-page.ts';
import { sendSignInPage, type SignInProblem } from './sign-in-page.ts';
import { renderStatusPage } from './status-page.ts';
import { mountTenantPages } from './tenants/mount-tenant-pages.ts';
import { signInPath, withSession } from './with-session.ts';

const signOutPath = `${pagePath}/sign-out`;

/** The pages of operators, and signing in and out with a token. */
export function mountOperatorPages(app: Hono<AppEnvironment>, context: OperatorsContext): void {
  const { logger } = context;
  const get = (path: string, serve: (c: AppContext) => Promise<Response> | Response) => {
    route(app, { method: 'get', path, logger }, serve);
  };
  const post = (path: string, serve: (c: AppContext) => Promise<Response> | Response) => {
    route(app, { method: 'post', path, logger }, serve);
  };
  get('/', (c) => c.redirect(pagePath, 302));
  get(pagePath, (c) => showStatus(c, context));
  get(signInPath, (c) => sendSignInPage(c, endedProblem(c)));
  post(signInPath, (c) => signIn(c, context));
  post(signOutPath, (c) => signOut(c, context));
  mountTenantPages({ get, post }, context);
  for (const { path, type, content } of operatorAssets)
    get(path, (c) => {
      c.header('Content-Type', type + (typeof content === 'string' ? '; charset=utf-8' : ''));
      c.header('Cache-Control', 'public, max-age=31536000, immutable');
      return c.body(content);
    });
}

interface PageRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly logger: Logger;
}

/** Answers with a page, also when the database does not answer. */
function route(
  app: Hono<AppEnvironment>,
  { method, path, logger }: PageRoute,
  serve: (c: AppContext) => Promise<Response> | Response,
): void {
  app[method](path, async (c) => {
    c.set('route', path);
    try {
      return await serve(c);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      const { cause } = error;
      const entry = { requestId: c.get('requestId'), route: path, error: describeError(cause) };
      logger.error(entry, 'database unavailable');
      return sendNoDatabasePage(c);
    }
  });
}

function showStatus(c: AppContext, context: OperatorsContext): Promise<Response> {
  return withSession(c, context, async ({ person }) => {
    const status = await context.readStatus();
    const tasks = await findTasks(context, status);
    return sendOperatorPage(c, renderStatusPage(c.get('language'), { person, status, tasks }));
  });
}

/** The checklist; null when the database does not answer, which the checks then say. */
async function findTasks(
  context: OperatorsContext,
  { tenants }: MonitoredStatus,
): Promise<readonly InstallationTask[] | null> {
  if (tenants === null) return null;
  return listTasks({ ...context, tenants }).catch((error: unknown) => {
    context.logger.error({ error: describeError(error) }, 'checklist unknown');
    return null;
  });
}

/** Whoever comes without a session sees no problem; a browser or a page that had one is sent with `ended`. */
function endedProblem(c: AppContext): SignInProblem | undefined {
  return c.req.query('ended') !== undefined
    ? { text: 'operator.page.sign_in.ended', status: 200 }
    : undefined;
}

async function signIn(c: AppContext, context: OperatorsContext): Promise<Response> {
  assertOwnForm(c);
  const form = await readForm(c.env.incoming);
  try {
    const token = await authenticateOperator(c, form?.get('token')?.trim() ?? '', context);
    // Without its event there is no session.
    await record(token, context, 'sign-in');
    await startSession(c, token, context);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    return sendSignInPage(c, problem);
  }
  return c.redirect(pagePath, 303);
}

function problemOf(error: unknown): SignInProblem | undefined {
  if (!(error instanceof RequestError)) return undefined;
  if (error.code === 'too_many_requests')
    return { text: 'operator.page.sign_in.too_many', status: 429 };
  if (error.code === 'operator_token_invalid')
    return { text: 'problem.operator_token_invalid.detail', status: 401 };
  return undefined;
}

async function signOut(c: AppContext, context: OperatorsContext): Promise<Response> {
  assertOwnForm(c);
  const token = await findSessionToken(c, context);
  await endSession(c, context);
  if (token !== undefined) await record(token, context, 'sign-out');
  return c.redirect(signInPath, 303);
}

async function record(
  { id, person }: OperatorToken,
  { pool, runtime }: OperatorsContext,
  action: OperatorAction,
): Promise<void> {
  const operator = { name: person, reason: null, channel: 'page', tokenId: id } as const;
  await insertOperatorEvent(
    platformDatabase(pool),
    { runtime, operator },
    { action, tenant: null },
  );
}
