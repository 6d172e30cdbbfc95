import { openLinkedDraft, resumeDraft } from '../../drafts/resume-draft.ts';
import type { EntryPoint } from './entry-point.ts';

/** A resume link from a mail: `#fb-resume={id}.{key}` opens the saved draft. */
export const openResumeLink: EntryPoint = async (controller, loaded, value) => {
  const [id = '', key = ''] = value.split('.');
  await resumeDraft(controller, loaded, { id, key }, openLinkedDraft);
  return true;
};
