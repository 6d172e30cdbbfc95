import type { Selectable } from 'kysely';
import type {
  Environment,
  environmentsContract,
} from '@form-builder/core/contract/staff/settings/environments.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { loggedChanges } from '../logbook/logged-changes.ts';
import { instant, writerFor } from '../logbook/writer.ts';
import { definedMembers } from '../platform/database/defined-members.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import { RequestError } from '../platform/request-error.ts';
import {
  lockEnvironmentOrder,
  selectEnvironment,
  selectEnvironments,
  showsForms,
  updateEnvironmentOrder,
  updateEnvironmentRow,
} from './environments-queries.ts';
import type { EnvironmentsTable } from './environments-tables.ts';

export const environmentsHandlers: Handlers<typeof environmentsContract> = {
  listEnvironments: ({ query, transaction }) =>
    transaction(async (tx) => {
      const rows = await selectEnvironments(tx, query);
      const { page, limit } = query;
      const shown = rows.slice((page - 1) * limit, page * limit);
      return listAnswer(shown.map(presentEnvironment), rows.length, query);
    }),

  updateEnvironment: (context) =>
    context.transaction(async (tx) => {
      const { params, body } = context;
      const writer = writerFor(context, tx);
      // Published versions must be withdrawn first, so that the logbook records each withdrawal.
      if (body.is_enabled === false && (await showsForms(tx, params.id)))
        throw new RequestError('conflict');
      const change = definedMembers({ ...body, updated_at: instant(writer) });
      const before = await selectEnvironment(tx, params.id);
      const environment = await updateEnvironmentRow(tx, params.id, change);
      if (environment === undefined) throw new RequestError('environment_not_found');
      await writeLogbook(writer, {
        action: 'environment.updated',
        subject: ['environment', context.tenant.id],
        details: { environment: params.id, changes: loggedChanges(before ?? {}, body) },
      });
      return { data: presentEnvironment(environment) };
    }),

  orderEnvironments: (context) =>
    context.transaction(async (tx) => {
      const { environments: order } = context.body;
      const writer = writerFor(context, tx);
      const before = await lockEnvironmentOrder(tx);
      const changes = loggedChanges({ environment_order: before }, { environment_order: order });
      if (changes.length > 0) {
        await updateEnvironmentOrder(tx, order, instant(writer));
        await writeLogbook(writer, {
          action: 'environment.updated',
          subject: ['environment', context.tenant.id],
          details: { changes },
        });
      }
      const rows = await selectEnvironments(tx);
      return { data: rows.map(presentEnvironment) };
    }),
};

function presentEnvironment(row: Selectable<EnvironmentsTable>): Environment {
  const { id, name, sort_order, is_enabled, is_editable } = row;
  const times = { created_at: isoInstant(row.created_at), updated_at: isoInstant(row.updated_at) };
  return { id, name, sort_order, is_enabled, is_editable, ...times };
}
