import type { LoadedForm } from '../state/loaded-form.ts';
import { createDeviceDrafts, noDrafts, type DeviceDrafts } from './device-drafts.ts';

/**
 * Opens the drafts of the device; there are none where the browser blocks storage (private mode,
 * blocked cookies).
 */
export function openDeviceDrafts(): DeviceDrafts {
  try {
    return createDeviceDrafts(window.localStorage, Date.now);
  } catch (error) {
    if (error instanceof DOMException) return noDrafts;
    throw error;
  }
}

/**
 * The scope and the storage of a form's drafts; the storage stores nothing when the form forbids
 * it.
 */
export function deviceDraftsOf({ form }: LoadedForm) {
  const scope = { formId: form.id, versionId: form.version_id, environment: form.environment };
  const drafts = form.settings['drafts.on_device'] === false ? noDrafts : openDeviceDrafts();
  return { scope, drafts };
}
