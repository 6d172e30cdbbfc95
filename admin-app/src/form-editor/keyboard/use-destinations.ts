import { useLingui } from '@lingui/react/macro';
import { locatedFields, type Place } from '../document/place.ts';
import { isAllowedAt, endOf, isContainer } from '../document/places-for.ts';
import { useEditedVersion } from '../editor/editor-context.ts';
import { outermostFields } from '../editor/fields-actions.ts';

/** A destination for moving fields: the end of a page or of a group. */
interface Destination {
  readonly key: string;
  readonly label: string;
  readonly place: Place;
}

/** Returns the pages and groups to which fields can be moved, except their common parent. */
export function useDestinations(fieldIds: readonly string[]): readonly Destination[] {
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  const moved = outermostFields(pages, fieldIds);
  const onPages = pages.map(({ id, title }) => ({
    key: id,
    label: t`Pagina “${title}”`,
    place: endOf(pages, { pageId: id, parentId: null }),
  }));
  const inContainers = [...locatedFields(pages)]
    .filter(({ field }) => isContainer(field))
    .map(({ field, page }) => {
      const name = field.label;
      const place = endOf(pages, { pageId: page.id, parentId: field.id });
      return { key: field.id, label: t`Groep “${name}”`, place };
    });
  return [...onPages, ...inContainers].filter(
    ({ place }) =>
      moved.every(({ field }) => isAllowedAt(pages, field, place)) &&
      moved.some(
        ({ place: from }) => from.parentId !== place.parentId || from.pageId !== place.pageId,
      ),
  );
}
