import { describeGroup } from '@form-builder/core/descriptions/describe-rule.ts';
import type { ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowRight, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { Ref } from 'react';
import { wordingOf } from '../../../languages/wording.ts';
import { useEditedVersion } from '../../editor/editor-context.ts';
import { groupsFor, placeOneStep, type NodePlace } from './move-node.ts';
import { useMoveNode } from './use-move-node.ts';
import styles from './move.module.css';

interface MoveMenuProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly root: ConditionGroup;
  readonly nodeId: string;
  /** What is moved, for the accessible name. */
  readonly name: string;
}

/** The handle by which a condition or group is dragged, and its menu for users who do not drag. */
export function MoveMenu({ ref, root, nodeId, name }: MoveMenuProps) {
  const move = useMoveNode();
  const [up, down] = [placeOneStep(root, nodeId, -1), placeOneStep(root, nodeId, 1)];
  const groups = groupsFor(root, nodeId);
  // The only condition of a rule has nowhere to go.
  if (!up && !down && groups.length === 0) return null;
  const go = (place: NodePlace | undefined) => () => place && move(nodeId, place);
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={ref}
          variant="subtle"
          color="gray"
          size="sm"
          className={styles.handle}
          data-move={nodeId}
          aria-label={name}
        >
          <IconGripVertical size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowUp size={16} />} disabled={!up} onClick={go(up)}>
          <Trans>Omhoog</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown size={16} />} disabled={!down} onClick={go(down)}>
          <Trans>Omlaag</Trans>
        </Menu.Item>
        {groups.map((group) => (
          <Menu.Item
            key={group.id}
            leftSection={<IconArrowRight size={16} />}
            onClick={go({ groupId: group.id, index: group.children.length })}
          >
            <Destination root={root} group={group} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The maximum length of the description of a group in the menu. */
const longestName = 60;

function Destination({
  root,
  group,
}: {
  readonly root: ConditionGroup;
  readonly group: ConditionGroup;
}) {
  const { t } = useLingui();
  const wording = wordingOf(useEditedVersion());
  if (group.id === root.id) return t`Verplaats naar de buitenste groep`;
  const text = describeGroup(group, wording);
  const conditions = text.length > longestName ? `${text.slice(0, longestName)}…` : text;
  return t`Verplaats naar groep: ${conditions}`;
}
