import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import type { SelectedItem } from '../editor/selection.ts';
import { itemActions } from './item-keys.ts';
import { MakeTemplateItem } from '../templates/make-template-item.tsx';
import { MoveToItems } from './move-to-items.tsx';

interface ItemMenuProps {
  readonly selection: SelectedItem;
  /** The item of the menu, for its accessible name. */
  readonly name: string;
  readonly onRename?: () => void;
  readonly className?: string | undefined;
  /**
   * Whether the menu button is a tab stop; false when the item's own keys have the same actions.
   */
  readonly isTabStop?: boolean;
}

/** The menu with all actions on a page, a field or a variable, for users who do not drag. */
export function ItemMenu(props: ItemMenuProps) {
  const { selection, name, onRename, className, isTabStop = false } = props;
  const { t } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const { kind, id } = selection;
  const actions = itemActions[kind];
  // The page of a building block can only be renamed, in its panel.
  if (!isEditable || (kind === 'page' && editor.formType === 'template')) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          tabIndex={isTabStop ? 0 : -1}
          className={className}
          aria-label={t`Acties voor ${name}`}
          onClick={(event) => event.stopPropagation()}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          rightSection={<Keys keys="Alt ↑" />}
          onClick={() => actions.move(editor, id, -1)}
        >
          <Trans>Omhoog</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          rightSection={<Keys keys="Alt ↓" />}
          onClick={() => actions.move(editor, id, 1)}
        >
          <Trans>Omlaag</Trans>
        </Menu.Item>
        {kind === 'field' && <MoveToItems fieldId={id} />}
        <Menu.Divider />
        {onRename && (
          <Menu.Item
            leftSection={<IconPencil size={16} />}
            rightSection={<Keys keys="F2" />}
            onClick={onRename}
          >
            <Trans>Naam wijzigen</Trans>
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          rightSection={<Keys keys="Ctrl D" />}
          onClick={() => actions.duplicate(editor, id)}
        >
          <Trans>Kopie maken</Trans>
        </Menu.Item>
        {kind === 'field' && <MakeTemplateItem fieldId={id} />}
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          rightSection={<Keys keys="Del" />}
          onClick={() => actions.remove(editor, id)}
        >
          <Trans>Verwijderen</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Keys({ keys }: { keys: string }) {
  return (
    <Text span size="xs" c="dimmed">
      {keys}
    </Text>
  );
}
