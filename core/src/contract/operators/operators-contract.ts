import { tenantLimitsContract } from './limits.ts';
import { announcedMaintenanceContract } from './maintenance.ts';
import { installationContract } from './status.ts';
import { operatedTenantsContract } from './tenants.ts';

/** Every endpoint of the operators' API by name. */
export const operatorsContract = {
  ...operatedTenantsContract,
  ...tenantLimitsContract,
  ...announcedMaintenanceContract,
  ...installationContract,
} as const;

/** The type of the operators' API. */
export type OperatorsApi = typeof operatorsContract;
