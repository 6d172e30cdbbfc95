import { openBesideDevice, resumeDraft } from '../../drafts/resume-draft.ts';
import type { Arrival } from './open-entry-point.ts';

/** By the link in a mail: `#fb-resume={id}.{key}` opens the draft that was saved. */
export const arriveToResume: Arrival = async (visit, loaded, value) => {
  const [id = '', key = ''] = value.split('.');
  await resumeDraft(visit, loaded, { id, key }, openBesideDevice);
  return true;
};
