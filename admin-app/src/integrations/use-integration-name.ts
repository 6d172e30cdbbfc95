import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';
import { useLingui } from '@lingui/react/macro';

/** Returns the shown name of an integration, also before it has a name. */
export function useIntegrationName(): (integration: Pick<Integration, 'name'>) => string {
  const { t } = useLingui();
  return ({ name }) => name || t`Koppeling zonder naam`;
}
