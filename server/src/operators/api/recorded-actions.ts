import type { OperatorsApi } from '@form-builder/core/contract/operators/operators-contract.ts';
import type { OperatorAction } from '../../tenants/events/operator-events-tables.ts';

/** How the log of operators has the calls of an endpoint. */
interface RecordedAction {
  readonly action: OperatorAction;
  /** What the handler's use case writes itself, in its transaction; everything else the call writes. */
  readonly writesItself?: 'success' | 'success and failure';
}

/** The action of every endpoint: a call without one does not compile. */
export const recordedActions: { readonly [K in keyof OperatorsApi]: RecordedAction } = {
  listTenants: { action: 'read-tenants' },
  getTenant: { action: 'read-tenants' },
  createTenant: { action: 'create', writesItself: 'success' },
  suspendTenant: { action: 'suspend', writesItself: 'success' },
  resumeTenant: { action: 'resume', writesItself: 'success' },
  copyTenant: { action: 'copy', writesItself: 'success' },
  removeTenant: { action: 'remove', writesItself: 'success and failure' },
  listTenantQuotas: { action: 'read-tenants' },
  limitTenant: { action: 'quota', writesItself: 'success' },
  listTenantFeatures: { action: 'read-tenants' },
  pinFeature: { action: 'feature', writesItself: 'success' },
  rotateTenantKey: { action: 'rotate-key', writesItself: 'success' },
  getMaintenance: { action: 'read-maintenance' },
  announceMaintenance: { action: 'announce', writesItself: 'success' },
  withdrawMaintenance: { action: 'withdraw', writesItself: 'success' },
  getStatus: { action: 'read-status' },
  getChecklist: { action: 'read-checklist' },
  listOperatorEvents: { action: 'read-log' },
};
