import type { ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { staffText } from '../../languages/staff-texts.ts';
import { MoveMenu } from './move/move-menu.tsx';
import { useMoveNode } from './move/use-move-node.ts';
import { useNodeDrag } from './move/use-node-drag.ts';
import styles from './logic.module.css';
import moveStyles from './move/move.module.css';

interface GroupHeadProps {
  readonly root: ConditionGroup;
  readonly group: ConditionGroup;
  readonly isReadOnly: boolean;
  readonly onJoin: (join: ConditionGroup['logic_operator']) => void;
  readonly onRemove: () => void;
}

/** Joins the conditions of a group by "and" or "or"; moves and removes a nested group. */
export function GroupHead({ root, group, isReadOnly, onJoin, onRemove }: GroupHeadProps) {
  const { t, i18n } = useLingui();
  const move = useMoveNode();
  const { side, setElement, setHandle } = useNodeDrag({
    root,
    nodeId: group.id,
    move,
    edges: ['top'],
  });
  const isNested = group.id !== root.id;
  return (
    <div ref={setElement} className={`${styles.join} ${moveStyles.node}`} data-drop={side}>
      {isNested && !isReadOnly && (
        <MoveMenu ref={setHandle} root={root} nodeId={group.id} name={t`Groep verplaatsen`} />
      )}
      <SegmentedControl
        size="xs"
        aria-label={t`Voorwaarden verbinden met`}
        readOnly={isReadOnly}
        data={(['and', 'or'] as const).map((value) => ({
          value,
          label: i18n._(staffText(`describe.${value}`)),
        }))}
        value={group.logic_operator}
        onChange={(join) => onJoin(join === 'or' ? 'or' : 'and')}
      />
      {isNested && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          disabled={isReadOnly}
          aria-label={t`Groep verwijderen`}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
