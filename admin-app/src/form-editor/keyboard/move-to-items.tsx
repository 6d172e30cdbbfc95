import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useEditor } from '../editor/editor-context.ts';
import { moveFieldTo } from '../editor/field-actions.ts';
import { useDestinations } from './use-destinations.ts';

/** Menu items that move a field to the end of another page or group. */
export function MoveToItems({ fieldId }: { fieldId: string }) {
  const editor = useEditor();
  const destinations = useDestinations([fieldId]);
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
