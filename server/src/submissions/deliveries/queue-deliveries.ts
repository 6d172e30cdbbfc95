import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { readIntegrations } from '@form-builder/core/version-settings/integrations/integration-settings.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { JobSender } from '../../platform/jobs/jobs.ts';
import type { FollowUp } from '../completion/follow-up.ts';
import { selectVersionSettings } from '../routes/routes-queries.ts';
import { insertDeliveries, selectDeliveryFacts, type DeliveryFacts } from './deliveries-queries.ts';

/**
 * Inserts the deliveries of a final submission, in the submission's own transaction. Runs after routing,
 * because it reads the routes.
 */
export function createDeliveryFollowUp(jobs: JobSender): FollowUp {
  return {
    isNeeded: ({ version }) => version.has_integrations,
    run: async ({ writer, version }, submissionId) => {
      const { tx } = writer;
      const integrations = readIntegrations(await selectVersionSettings(tx, version.id));
      const facts = await selectDeliveryFacts(tx, submissionId);
      const wanted = integrations.filter((integration) => isWanted(integration, facts));
      if (wanted.length === 0) return;
      await insertDeliveries(
        tx,
        wanted.map((integration, position) => rowOf(writer, integration, { position, facts })),
      );
      await jobs.send(writer, 'deliver-submissions', {});
    },
  };
}

function isWanted({ id, when }: Integration, facts: DeliveryFacts): boolean {
  const holds: Readonly<Record<Integration['when'], () => boolean>> = {
    completion: () => true,
    payment: () => facts.is_paid,
    verification: () => facts.is_verified,
    route: () => facts.routed_to.includes(id),
  };
  return holds[when]();
}

function rowOf(
  writer: Writer,
  integration: Integration,
  { position, facts }: { readonly position: number; readonly facts: DeliveryFacts },
) {
  const at = instant(writer);
  return {
    tenant_id: writer.tenantId,
    id: writer.createId(),
    submission_id: facts.id,
    integration_id: integration.id,
    integration: JSON.stringify(integration),
    provider_id: integration.provider,
    serves_tests: facts.is_test,
    position,
    due_at: at,
    created_at: at,
  };
}
