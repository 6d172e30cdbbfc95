import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { selectAnnouncedMaintenance } from '../../maintenance/maintenance-queries.ts';
import { describeTask } from '../../operator-status/installation-task.ts';
import { listTasks } from '../../operator-status/list-tasks.ts';
import { describeCheck } from '../../operator-status/status-check.ts';
import { listAnswer } from '../../platform/http/endpoints/list-answer.ts';
import { isoInstant, isoInstantOrNull } from '../../platform/http/responses/iso-instant.ts';
import { RequestError } from '../../platform/request-error.ts';
import { announceMaintenance, withdrawMaintenance } from '../../tenants/announce-maintenance.ts';
import { copyTenant } from '../../tenants/copy/copy-tenant.ts';
import { createTenant, type CreatedTenant } from '../../tenants/create-tenant.ts';
import { describeAccess } from '../../tenants/describe-access.ts';
import { selectEventsBefore } from '../../tenants/events/operator-events-queries.ts';
import { toNewTenant } from '../../tenants/new-tenant.ts';
import { limitTenant } from '../../tenants/limit-tenant.ts';
import { pinFeature } from '../../tenants/pin-feature.ts';
import { readTenantFeatures, readTenantQuotas } from '../../tenants/read-tenant-limits.ts';
import { rotateTenantKey } from '../../tenants/rotate-tenant-key.ts';
import { removeTenant } from '../../tenants/remove-tenant.ts';
import { resumeTenant, suspendTenant } from '../../tenants/suspend-tenant.ts';
import { countTenants, selectTenantSummaries } from '../../tenants/tenant-summaries.ts';
import type { OperatorsContext } from '../operators-context.ts';
import type { OperatorHandlers } from './operator-handlers.ts';
import { presentEvent, presentTenant } from './present-operators.ts';

/** The handlers of the operators' API: the use cases of the command line, with the operator of the call. */
export function createOperatorHandlers(context: OperatorsContext): OperatorHandlers {
  return {
    ...tenantHandlers(context),
    ...limitHandlers(context),
    ...maintenanceHandlers(context),
    ...statusHandlers(context),
  };
}

type TenantHandlers = Pick<
  OperatorHandlers,
  | 'listTenants'
  | 'getTenant'
  | 'createTenant'
  | 'suspendTenant'
  | 'resumeTenant'
  | 'copyTenant'
  | 'removeTenant'
>;

function tenantHandlers({ pool, config, storage }: OperatorsContext): TenantHandlers {
  const getTenant = async (slug: string) => {
    const [found] = await selectTenantSummaries(pool, { slug });
    if (found === undefined) throw new RequestError('not_found');
    return presentTenant(found);
  };
  // Presents what was committed: reading it again could fail after the event says that it is done.
  const presentCreated = ({ key, tenant }: CreatedTenant) => {
    const { origin, passwordLink } = describeAccess(config, tenant.slug, key);
    return { tenant: presentTenant(tenant), origin, password_link: passwordLink };
  };
  return {
    listTenants: async ({ query: { page, limit } }) => {
      const summaries = await selectTenantSummaries(pool, { limit, offset: (page - 1) * limit });
      return listAnswer(summaries.map(presentTenant), await countTenants(pool), { page, limit });
    },
    getTenant: async ({ params }) => ({ data: await getTenant(params.slug) }),
    createTenant: async ({ body, ...call }) => {
      return { data: presentCreated(await createTenant({ ...call, pool }, toNewTenant(body))) };
    },
    suspendTenant: async ({ params, ...call }) => {
      await suspendTenant({ ...call, pool }, params.slug);
      return undefined;
    },
    resumeTenant: async ({ params, ...call }) => {
      await resumeTenant({ ...call, pool }, params.slug);
      return undefined;
    },
    copyTenant: async ({ params, body, ...call }) => {
      const wanted = { fromSlug: params.slug, tenant: toNewTenant(body) };
      const copied = await copyTenant({ ...call, pool, storage }, wanted);
      return { data: { ...presentCreated(copied), copy: copied.copy } };
    },
    removeTenant: async ({ params, body, ...call }) => {
      const removal = { slug: params.slug, confirmedName: body.name };
      return { data: await removeTenant({ ...call, pool, storage }, removal) };
    },
  };
}

type LimitHandlers = Pick<
  OperatorHandlers,
  'listTenantQuotas' | 'limitTenant' | 'listTenantFeatures' | 'pinFeature' | 'rotateTenantKey'
>;

function limitHandlers(context: OperatorsContext): LimitHandlers {
  const { pool, operatorKey } = context;
  return {
    listTenantQuotas: async ({ params }) => ({
      data: await readTenantQuotas(context, params.slug),
    }),
    limitTenant: async ({ params, body, ...call }) => {
      const limit = { slug: params.slug, id: params.quota, max: body.max };
      await limitTenant({ ...call, pool }, limit);
      return undefined;
    },
    listTenantFeatures: async ({ params }) => ({
      data: await readTenantFeatures(pool, params.slug),
    }),
    pinFeature: async ({ params, body, ...call }) => {
      const pinned = { slug: params.slug, id: params.feature, pin: body.pin };
      await pinFeature({ ...call, pool }, pinned);
      return undefined;
    },
    rotateTenantKey: async ({ params, ...call }) => {
      const { number } = await rotateTenantKey({ ...call, pool, operatorKey }, params.slug);
      return { data: { number } };
    },
  };
}

type MaintenanceHandlers = Pick<
  OperatorHandlers,
  'getMaintenance' | 'announceMaintenance' | 'withdrawMaintenance'
>;

function maintenanceHandlers({ pool, runtime }: OperatorsContext): MaintenanceHandlers {
  return {
    getMaintenance: async () => {
      const found = await selectAnnouncedMaintenance(pool, new Date(runtime.now()));
      if (found === undefined) return { data: null };
      const { starts_at: startsAt, ends_at: endsAt, text } = found;
      return { data: { starts_at: isoInstant(startsAt), ends_at: isoInstant(endsAt), text } };
    },
    announceMaintenance: async ({ body, ...call }) => {
      const { starts_at: startsAt, ends_at: endsAt, text } = body;
      await announceMaintenance({ ...call, pool }, { startsAt, endsAt, text });
      return { data: { starts_at: isoInstant(startsAt), ends_at: isoInstant(endsAt), text } };
    },
    withdrawMaintenance: async (call) => {
      await withdrawMaintenance({ ...call, pool });
      return undefined;
    },
  };
}

type StatusHandlers = Pick<OperatorHandlers, 'getStatus' | 'getChecklist' | 'listOperatorEvents'>;

function statusHandlers(context: OperatorsContext): StatusHandlers {
  const { pool, readStatus } = context;
  return {
    getStatus: async ({ language }) => {
      const { checkedAt, checks, queues } = await readStatus();
      return {
        data: {
          checked_at: isoInstant(checkedAt),
          checks: checks.map((check) => ({
            ...describeCheck(check, language),
            since: isoInstant(check.since),
          })),
          queues: queues.map(({ oldest_due: due, ...queue }) => ({
            ...queue,
            oldest_due_at: isoInstantOrNull(due),
          })),
        },
      };
    },
    getChecklist: async ({ language }) => {
      const { tenants } = await readStatus();
      if (tenants === null) throw new RequestError('unavailable');
      const tasks = await listTasks({ ...context, tenants });
      const translate = translatorOf(language);
      return { data: tasks.map((task) => describeTask(task, translate)) };
    },
    listOperatorEvents: async ({ query: { tenant, before, limit } }) => {
      const events = await selectEventsBefore(pool, { slug: tenant, before, limit });
      if (events === undefined) throw new RequestError('not_found');
      return { data: events.map(presentEvent) };
    },
  };
}
