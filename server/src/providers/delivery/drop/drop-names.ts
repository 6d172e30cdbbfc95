import type { DeliveryRequest } from '../delivery-driver.ts';
import { markOf, maxFileName, safeName } from '../safe-names.ts';

/** The folders of a submission: those of the integration, else one with the name of the form. */
export function folderOf({
  pathOf,
  submission,
}: Pick<DeliveryRequest, 'pathOf' | 'submission'>): readonly string[] {
  const chosen = pathOf('folder').map((part) => safeName(part));
  const folders = chosen.filter((part) => part !== '');
  return folders.length > 0 ? folders : [safeName(submission.formTitle) || 'formulier'];
}

/**
 * The beginning of the names of a submission's files: the name that the integration gives, else the number, and the mark
 * of the delivery, so that no two submissions have a name in common.
 */
export function baseNameOf({
  id,
  options,
  submission,
}: Pick<DeliveryRequest, 'id' | 'options' | 'submission'>): string {
  const wanted = safeName(options['file_name'] ?? '') || safeName(submission.number ?? '');
  return `${wanted || 'inzending'} ${markOf(id)}`;
}

/** The name of an attachment: after the name of the submission, shortened to the longest name. */
export const attachmentName = (base: string, fileName: string): string => {
  const left = maxFileName - base.length - 1;
  const extension = /\.[^.\s]{1,10}$/u.exec(fileName)?.[0] ?? '';
  const name = fileName.slice(0, fileName.length - extension.length);
  return `${base} ${name.slice(0, Math.max(1, left - extension.length))}${extension}`;
};
