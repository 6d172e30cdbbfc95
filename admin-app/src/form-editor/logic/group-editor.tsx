import type { ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { ConditionRow } from './condition-row.tsx';
import { GroupHead } from './group-head.tsx';
import {
  addNode,
  changeCondition,
  changeJoin,
  deepestGroup,
  newCondition,
  newGroup,
  removeNode,
} from './rule-changes.ts';
import { useMoveNode } from './move/use-move-node.ts';
import { useGroupDrop } from './move/use-node-drag.ts';
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
  const { t } = useLingui();
  const { ids } = useEditor();
  const createId = () => ids.createId();
  const isNested = group.id !== root.id;
  const element = useRef<HTMLDivElement>(null);
  const move = useMoveNode();
  const isOver = useGroupDrop(element, { root, group, move });
  return (
    <div
      ref={element}
      className={`${styles.group} ${moveStyles.group}`}
      data-over={isOver || undefined}
      data-condition={group.id}
      role="group"
      aria-label={isNested ? t`Groep met voorwaarden` : t`Voorwaarden`}
      data-nested={isNested || undefined}
      data-focus-list
    >
      {(group.children.length > 1 || isNested) && (
        <GroupHead
          root={root}
          group={group}
          isReadOnly={isReadOnly}
          onJoin={(join) => onChange(changeJoin(root, group.id, join))}
          onRemove={() => onChange(removeNode(root, group.id, createId))}
        />
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
