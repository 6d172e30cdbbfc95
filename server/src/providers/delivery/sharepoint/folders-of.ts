import type { DeliveryRequest } from '../delivery-driver.ts';
import { markLength, markOf, maxFileName, maxFolderName, safeName } from '../safe-names.ts';

/** SharePoint counts the decoded path after the host. */
const maxPath = 400;
const minFolderName = 8;

type Placed = Pick<DeliveryRequest, 'id' | 'pathOf' | 'submission'>;

/**
 * The folders of a submission: those of the integration, else one with the name of the form, and in it one of the submission
 * itself. Its mark comes from the delivery's id, so that nothing else writes into it. `libraryPath` counts for the length.
 */
export function foldersOf(
  { id, pathOf, submission }: Placed,
  libraryPath: string,
): readonly string[] {
  const wanted = pathOf('folder').map((part) => safeName(part));
  const chosen = wanted.filter((part) => part !== '');
  const outer = chosen.length > 0 ? chosen : [safeName(submission.formTitle)];
  const title = safeName(submission.number ?? '') || 'Inzending';
  const left = maxPath - libraryPath.length - maxFileName - maxFolderName - markLength;
  const each = Math.max(minFolderName, Math.floor(left / outer.length) - 1);
  const depth = Math.max(1, Math.floor(left / (each + 1)));
  const folders = outer.slice(0, depth).map((part) => safeName(part, each));
  return [...folders.filter((part) => part !== ''), `${title} ${markOf(id)}`];
}
