import { findRoutes, type MatchedRoute } from '@form-builder/core/routing/find-routes.ts';
import { createSession } from '@form-builder/core/session/create-session.ts';
import { readDestinations } from '@form-builder/core/version-settings/read-destinations.ts';
import { instant } from '../../logbook/writer.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createVisitorClock } from '../../public-forms/visitor-clock.ts';
import type { Sent } from '../completion/completion-step.ts';
import type { FollowUp } from '../completion/follow-up.ts';
import { queueMail, type MailQueue } from '../mails/queue-mail.ts';
import { insertRoutes, selectVersionSettings } from './routes-queries.ts';

type Options = MailQueue & { readonly mailer: Pick<Mailer, 'isAvailable'> };

/**
 * Evaluates and stores the destinations of a final submission. A destination of the kind `mail`
 * gets a notice; those of other kinds are read by an integration.
 */
export function createRouteFollowUp({ mailer, ...queue }: Options): FollowUp {
  return {
    isNeeded: ({ version }) => version.has_destinations,
    run: async (sent, submissionId) => {
      const { writer } = sent;
      const routes = await routesOf(sent);
      await insertRoutes(
        writer.tx,
        routes.map(({ destination, rules }) => ({
          tenant_id: writer.tenantId,
          submission_id: submissionId,
          destination_id: destination.id,
          destination: JSON.stringify(destination),
          rules: JSON.stringify(rules),
          created_at: instant(writer),
        })),
      );
      if (!mailer.isAvailable) return;
      for (const recipient of recipientsOf(routes))
        await queueMail(writer, queue, { submissionId, kind: 'notice', recipient });
    },
  };
}

/** Evaluates the routes of the stored answers, by the same rules as in the visitor's page. */
async function routesOf({ writer, version, program, answers, variables }: Sent) {
  const settings = await selectVersionSettings(writer.tx, version.id);
  const clock = createVisitorClock(writer.now);
  const session = createSession(program, { answers, variables, clock, absent: 'empty' });
  return findRoutes(program, session, readDestinations(settings));
}

/** Each address once, even if several destinations share it. */
function recipientsOf(routes: readonly MatchedRoute[]): ReadonlySet<string> {
  return new Set(
    routes.flatMap(({ destination }) =>
      destination.kind === 'mail' ? destination.recipients.map((one) => one.trim()) : [],
    ),
  );
}
