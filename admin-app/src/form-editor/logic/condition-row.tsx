import type { Condition, ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { ConditionControls, type ConditionChanges } from './condition-controls.tsx';
import { MoveMenu } from './move/move-menu.tsx';
import { useMoveNode } from './move/use-move-node.ts';
import { useNodeDrag } from './move/use-node-drag.ts';
import { FindingMark } from './trial/finding-mark.tsx';
import styles from './logic.module.css';
import moveStyles from './move/move.module.css';

interface ConditionRowProps {
  /** The outermost group of the rule. */
  readonly root: ConditionGroup;
  readonly condition: Condition;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: ConditionChanges) => void;
  readonly onRemove: () => void;
}

/** One condition: its controls, its handle, and whether it holds while the rule is tried. */
export function ConditionRow(props: ConditionRowProps) {
  const { root, condition, isReadOnly, onChange, onRemove } = props;
  const { t } = useLingui();
  const move = useMoveNode();
  const { side, setElement, setHandle } = useNodeDrag({
    root,
    nodeId: condition.id,
    move,
    edges: ['top', 'bottom'],
  });
  return (
    <div
      ref={setElement}
      className={`${styles.condition} ${moveStyles.node}`}
      data-drop={side}
      data-condition={condition.id}
    >
      {!isReadOnly && (
        <MoveMenu
          ref={setHandle}
          root={root}
          nodeId={condition.id}
          name={t`Voorwaarde verplaatsen`}
        />
      )}
      <div className={styles.controls}>
        <ConditionControls condition={condition} isReadOnly={isReadOnly} onChange={onChange} />
        <FindingMark id={condition.id} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        disabled={isReadOnly}
        aria-label={t`Voorwaarde verwijderen`}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
