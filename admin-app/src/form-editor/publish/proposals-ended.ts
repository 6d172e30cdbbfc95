import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { msg } from '@lingui/core/macro';
import { queryClient } from '../../api/query-client.ts';
import { allEnvironmentsQuery } from '../../publishing/environments-query.ts';
import { nameEnvironment } from '../../publishing/use-environment-name.ts';
import { editedVersionQuery } from '../../versions/edited-version-query.ts';
import type { Editor } from '../editor/editor.ts';

/** Says that an edit ended the proposals of the version for these environments, and shows it as a draft there. */
export async function proposalsEnded(
  editor: Editor,
  places: readonly EnvironmentId[],
): Promise<void> {
  queryClient.setQueryData(
    editedVersionQuery(editor.versionId).queryKey,
    (version) =>
      version && {
        ...version,
        environments: version.environments.filter(({ id }) => !places.includes(id)),
      },
  );
  const own = await queryClient
    .query({ ...allEnvironmentsQuery, staleTime: 'static' })
    .catch(() => []);
  const names = places.map((place) => nameEnvironment(place, own, editor.texts)).join(', ');
  editor.notify({
    text: msg`Het voorstel voor ${names} is vervallen doordat je het formulier wijzigde. Stel de versie opnieuw voor als je klaar bent.`,
    canUndo: false,
  });
}
