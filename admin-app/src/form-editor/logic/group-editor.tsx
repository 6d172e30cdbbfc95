import type { ConditionGroup } from '@form-builder/core/logic/logic-rule.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { staffText } from '../../languages/staff-texts.ts';
import { useEditor } from '../editor/editor-context.ts';
import { ConditionRow } from './condition-row.tsx';
import {
  addNode,
  changeCondition,
  changeJoin,
  newCondition,
  newGroup,
  removeNode,
} from './rule-changes.ts';
import styles from './logic.module.css';

interface GroupEditorProps {
  /** The outermost group of the rule; every change creates a new one. */
  readonly root: ConditionGroup;
  readonly group: ConditionGroup;
  readonly isReadOnly: boolean;
  readonly onChange: (root: ConditionGroup) => void;
}

/** The maximum nesting depth of groups, which keeps rules readable. */
const deepestGroup = 4;

/** Edits conditions joined by "and" or "or", with nested groups. */
export function GroupEditor({ depth = 1, ...props }: GroupEditorProps & { depth?: number }) {
  const { root, group, isReadOnly, onChange } = props;
  const { t, i18n } = useLingui();
  const { ids } = useEditor();
  const createId = () => ids.createId();
  const isNested = group.id !== root.id;
  return (
    <div
      className={styles.group}
      role="group"
      aria-label={isNested ? t`Groep met voorwaarden` : t`Voorwaarden`}
      data-nested={isNested || undefined}
    >
      {(group.children.length > 1 || isNested) && (
        <div className={styles.join}>
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
            condition={child}
            isReadOnly={isReadOnly}
            onChange={(changes) => onChange(changeCondition(root, child.id, changes))}
            onRemove={() => onChange(removeNode(root, child.id, createId))}
          />
        ),
      )}
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
