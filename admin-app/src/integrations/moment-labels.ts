import type { IntegrationMoment } from '@form-builder/core/version-settings/integrations/integration.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The texts for the moments at which an integration delivers. */
export const momentLabels: Readonly<Record<IntegrationMoment, MessageDescriptor>> = {
  completion: msg`bij elke inzending`,
  payment: msg`als er betaald is`,
  verification: msg`als het e-mailadres bevestigd is`,
  route: msg`als een regel de inzending hierheen stuurt`,
};
