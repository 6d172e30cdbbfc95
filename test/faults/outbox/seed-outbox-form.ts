import type { Client } from '@form-builder/core/client/create-client.ts';
import type { ApiContract } from '@form-builder/core/contract/contract.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { webhookSimulatorSecret } from '@form-builder/server/simulators/webhook/webhook-simulator.ts';
import { sharepointApp } from '@form-builder/server/simulators/sharepoint/sharepoint-simulator.ts';
import { zgwClient } from '@form-builder/server/simulators/zgw/check-token.ts';
import { buildIntegration } from '@form-builder/server/testing/failed-delivery.ts';
import { onePage } from '@form-builder/server/testing/seed-form.ts';
import { signInAsRoot } from '../../end-to-end/testing/sign-in-as-root.ts';
import { seedDemoForm } from '../../performance/submit/seed-demo-form.ts';
import type { OutboxTargets } from './outbox-targets.ts';

const pages = onePage([
  { id: 'subject', short_id: 'subj', type: 'text', label: 'Onderwerp' },
  { id: 'case', short_id: 'case', type: 'text', label: 'Zaaknummer', is_hidden: true },
]);

/** The receivers of each submission; the archive waits for the case. */
export const outboxIntegrations: readonly Integration[] = [
  buildIntegration({
    id: 'case',
    name: 'Zaaksysteem',
    provider: 'uitval-zaken',
    options: { case_type: 'ZT-001', document_type: 'Aanvraag', description: '{{ {subj} }}' },
    outgoing: [
      { target: 'eigenschappen.onderwerp', source: { kind: 'answer', field: 'subject' } },
      { target: 'initiator.bsn', source: { kind: 'text', text: '111222333' } },
    ],
    incoming: [{ pointer: '/zaak/identificatie', field: 'case' }],
  }),
  buildIntegration({ id: 'events', name: 'Gebeurtenissen', provider: 'uitval-gebeurtenissen' }),
  buildIntegration({
    id: 'library',
    name: 'Documenten',
    provider: 'uitval-documenten',
    options: {
      library: '/sites/burgerzaken:Documenten',
      folder: 'Uitval/{{ {subj} }}',
      pdf: 'true',
      json: 'true',
    },
    outgoing: [{ target: 'columns.Onderwerp', source: { kind: 'answer', field: 'subject' } }],
  }),
  buildIntegration({
    id: 'archive',
    name: 'Archief',
    provider: 'uitval-archief',
    after: 'case',
    outgoing: [{ target: 'case', source: { kind: 'answer', field: 'case' } }],
  }),
];

/** Configures the receivers as an administrator does, and publishes a form that uses them. */
export async function seedOutboxForm(
  origin: string,
  databaseUrl: string,
  targets: Pick<OutboxTargets, 'origins'> & {
    readonly cases: Pick<OutboxTargets['cases'], 'settings'>;
    readonly library: Pick<OutboxTargets['library'], 'settings'>;
  },
) {
  const { saveProvider } = await signInAsRoot(origin);
  const save = (id: string, body: Pick<ProviderBody, 'driver' | 'settings' | 'secret'>) =>
    saveProvider({ params: { id, stage: 'production' }, body: { name: id, ...body } });
  const webhook = (target: string) => ({
    driver: 'webhook' as const,
    settings: { url: `${target}/events` },
    secret: webhookSimulatorSecret,
  });
  await save('uitval-gebeurtenissen', webhook(targets.origins.events));
  await save('uitval-archief', webhook(targets.origins.archive));
  const { settings } = targets.cases;
  await save('uitval-zaken', { driver: 'zgw', settings, secret: zgwClient.secret });
  await save('uitval-documenten', {
    driver: 'sharepoint',
    settings: targets.library.settings,
    secret: sharepointApp.secret,
  });
  return seedDemoForm(databaseUrl, {
    pages,
    settings: { 'integrations.list': [...outboxIntegrations] },
  });
}

type ProviderBody = Parameters<Client<ApiContract>['saveProvider']>[0]['body'];
