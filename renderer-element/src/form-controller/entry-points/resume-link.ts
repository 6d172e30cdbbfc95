import { openLinkedDraft, resumeDraft } from '../../drafts/resume-draft.ts';
import type { EntryPoint } from './entry-point.ts';

/** By the link in a mail: `#fb-resume={id}.{key}` opens the draft that was saved. */
export const openResumeLink: EntryPoint = async (controller, loaded, value) => {
  const [id = '', key = ''] = value.split('.');
  await resumeDraft(controller, loaded, { id, key }, openLinkedDraft);
  return true;
};
