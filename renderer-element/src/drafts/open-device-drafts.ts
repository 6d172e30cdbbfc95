import { createDeviceDrafts, noDrafts, type DeviceDrafts } from './device-drafts.ts';

/** The device's drafts; none where the browser refuses storage (private mode, blocked cookies). */
export function openDeviceDrafts(): DeviceDrafts {
  try {
    return createDeviceDrafts(window.localStorage, Date.now);
  } catch (error) {
    if (error instanceof DOMException) return noDrafts;
    throw error;
  }
}
