import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconArrowUp, IconListSearch, IconReplace } from '@tabler/icons-react';
import type { SyntheticEvent } from 'react';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { openProperties } from '../editor/open-properties.ts';
import { takeNewerBlock } from '../problems/list/take-newer-block.ts';
import { useProblems } from '../problems/problems-context.ts';
import styles from './page-tree.module.css';

interface NewerBlockMarkProps {
  readonly fieldId: string;
  /** The name of the line. */
  readonly name: string;
  readonly isTabStop: boolean;
}

/** The mark of a building block with a newer version, which takes that over or shows its differences. */
export function NewerBlockMark({ fieldId, name, isTabStop }: NewerBlockMarkProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const isEditable = useIsEditable();
  const newer = useProblems()?.find(
    ({ at, newerBlock }) => newerBlock !== undefined && at.kind === 'field' && at.id === fieldId,
  );
  const versionId = newer?.newerBlock;
  if (!newer || versionId === undefined || !isEditable) return null;
  return (
    <span onClick={stop} onDoubleClick={stop} onKeyDown={stop}>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <UnstyledButton
            className={styles.newer ?? ''}
            tabIndex={isTabStop ? 0 : -1}
            aria-label={t`Nieuwere versie van ${name}`}
          >
            <IconArrowUp size={14} aria-hidden />
            <Trans>nieuwe versie</Trans>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{newer.text}</Menu.Label>
          <Menu.Item
            leftSection={<IconReplace size={16} />}
            onClick={() => void takeNewerBlock(editor, fieldId, versionId)}
          >
            <Trans>Nieuwe versie overnemen</Trans>
          </Menu.Item>
          <Menu.Item
            leftSection={<IconListSearch size={16} />}
            onClick={() => {
              editor.select({ kind: 'field', id: fieldId });
              openProperties(editor);
            }}
          >
            <Trans>Verschillen bekijken</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}

/** Clicks and keys in the mark are not meant for its line. */
function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
