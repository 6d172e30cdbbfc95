import type { ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { staffText } from '../../languages/staff-texts.ts';
import { useEditor } from '../editor/editor-context.ts';
import { ConditionRow } from './condition-row.tsx';
import {
  addNode,
  changeCondition,
  changeJoin,
  deepestGroup,
  newCondition,
  newGroup,
  removeNode,
} from './rule-changes.ts';
import { MoveMenu } from './move/move-menu.tsx';
import { useMoveNode } from './move/use-move-node.ts';
import { useGroupDrop, useNodeDrag } from './move/use-node-drag.ts';
import { FindingMark } from './trial/finding-mark.tsx';
import styles from './logic.module.css';
import moveStyles from './move/move.module.css';

interface GroupEditorProps {
  /** The outermost group of the rule; every change creates a new one. */
  readonly root: ConditionGroup;
  readonly group: ConditionGroup;
  readonly isReadOnly: boolean;
  readonly onChange: (root: ConditionGroup) => void;
}

/** Edits conditions joined by "and" or "or", with nested groups. */
export function GroupEditor({ depth = 1, ...props }: GroupEditorProps & { depth?: number }) {
  const { root, group, isReadOnly, onChange } = props;
  const { t, i18n } = useLingui();
  const { ids } = useEditor();
  const createId = () => ids.createId();
  const isNested = group.id !== root.id;
  const element = useRef<HTMLDivElement>(null);
  const move = useMoveNode();
  const drag = useNodeDrag({ root, nodeId: group.id, move, edges: ['top'] });
  const isOver = useGroupDrop(element, { root, group, move });
  return (
    <div
      ref={element}
      className={`${styles.group} ${moveStyles.group}`}
      data-over={isOver || undefined}
      role="group"
      aria-label={isNested ? t`Groep met voorwaarden` : t`Voorwaarden`}
      data-nested={isNested || undefined}
    >
      {(group.children.length > 1 || isNested) && (
        <div
          ref={drag.setElement}
          className={`${styles.join} ${moveStyles.node}`}
          data-drop={drag.side}
        >
          {isNested && !isReadOnly && (
            <MoveMenu
              ref={drag.setHandle}
              root={root}
              nodeId={group.id}
              name={t`Groep verplaatsen`}
            />
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
            onChange={(join) => onChange(changeJoin(root, group.id, join === 'or' ? 'or' : 'and'))}
          />
          {isNested && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              disabled={isReadOnly}
              aria-label={t`Groep verwijderen`}
              onClick={() => onChange(removeNode(root, group.id, createId))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </div>
      )}
      {group.children.map((child) =>
        child.type === 'group' ? (
          <GroupEditor key={child.id} {...props} group={child} depth={depth + 1} />
        ) : (
          <ConditionRow
            key={child.id}
            root={root}
            condition={child}
            isReadOnly={isReadOnly}
            onChange={(changes) => onChange(changeCondition(root, child.id, changes))}
            onRemove={() => onChange(removeNode(root, child.id, createId))}
          />
        ),
      )}
      {isNested && <FindingMark id={group.id} />}
      {!isReadOnly && (
        <Group gap="xs">
          <Button
            variant="subtle"
            size="compact-xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange(addNode(root, group.id, newCondition(createId)))}
          >
            <Trans>Voorwaarde</Trans>
          </Button>
          {depth < deepestGroup && (
            <Button
              variant="subtle"
              size="compact-xs"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => onChange(addNode(root, group.id, newGroup(createId)))}
            >
              <Trans>Groep</Trans>
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}
