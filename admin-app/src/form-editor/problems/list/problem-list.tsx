import { Button, ScrollArea, UnstyledButton } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { useFocusAfterRemoval } from '../../../frame/use-focus-after-removal.ts';
import { capitalise } from '../../../languages/staff-texts.ts';
import { useEditor, useIsEditable } from '../../editor/editor-context.ts';
import type { EditorProblem } from '../problem.ts';
import styles from '../problems.module.css';
import { fixProblem } from './fix-problem.ts';
import { openProblem } from './open-problem.ts';
import { severityNames } from './severity-names.ts';

interface ProblemListProps {
  readonly problems: readonly EditorProblem[];
  readonly onOpened: () => void;
}

/** The problems with links to where they can be corrected, and a button where one change solves it. */
export function ProblemList({ problems, onOpened }: ProblemListProps) {
  const editor = useEditor();
  const isEditable = useIsEditable();
  const { list, keepFocus } = useFocusAfterRemoval(problems);
  return (
    <ScrollArea.Autosize mah={420}>
      <ul ref={list} className={styles.list}>
        {problems.map((problem, index) => (
          <li key={problem.key}>
            <UnstyledButton
              className={styles.problem}
              onClick={() => {
                onOpened();
                openProblem(editor, problem);
              }}
            >
              <span className={styles.where}>
                <span data-severity={problem.severity}>
                  {editor.texts(severityNames[problem.severity])}
                </span>
                {' · '}
                {problem.where}
              </span>
              <span>{problem.text}</span>
            </UnstyledButton>
            {isEditable && problem.fixLabel && (
              <Button
                className={styles.fix}
                variant="light"
                size="compact-sm"
                leftSection={<IconWand size={16} aria-hidden />}
                onClick={(event) => {
                  keepFocus(index);
                  // Waits there until the form is checked again.
                  event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
                  fixProblem(editor, problem);
                }}
              >
                {capitalise(editor.texts(problem.fixLabel))}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </ScrollArea.Autosize>
  );
}
