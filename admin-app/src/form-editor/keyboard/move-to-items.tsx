import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { findField, locatedFields, type Place } from '../document/place.ts';
import { isAllowedAt, endOf, isContainer } from '../document/places-for.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { moveFieldTo } from '../editor/field-actions.ts';

interface Destination {
  readonly key: string;
  readonly label: string;
  readonly place: Place;
}

/** Menu items that move a field to the end of another page or group. */
export function MoveToItems({ fieldId }: { fieldId: string }) {
  const editor = useEditor();
  const destinations = useDestinations(fieldId);
  if (destinations.length === 0) return null;
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconArrowRight size={16} />}>
          <Trans>Verplaatsen naar</Trans>
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {destinations.map(({ key, label, place }) => (
          <Menu.Item key={key} onClick={() => moveFieldTo(editor, fieldId, place)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

function useDestinations(fieldId: string): readonly Destination[] {
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  const moved = findField(pages, fieldId);
  if (!moved) return [];
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
      isAllowedAt(pages, moved.field, place) &&
      (place.parentId !== moved.place.parentId || place.pageId !== moved.place.pageId),
  );
}
