import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Popover, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconLoader2,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import type { EditorProblem } from './problem.ts';
import { severityNames } from './severity-names.ts';
import { openProblem } from './open-problem.ts';
import { useProblems } from './problems-context.ts';
import styles from './problems.module.css';

/** Shows the number of problems, and opens the list with links to them. */
export function ProblemsButton() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const problems = useProblems();
  const count = problems?.length ?? 0;
  const Icon = iconOf(problems);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width={360}
      trapFocus
      shadow="md"
    >
      <Popover.Target>
        <Button
          variant="subtle"
          color={count > 0 ? 'yellow' : 'gray'}
          size="compact-md"
          className={styles.button}
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {problems ? (
            <Plural value={count} _0="Geen problemen" one="# probleem" other="# problemen" />
          ) : (
            <Trans>Controleren…</Trans>
          )}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t`Problemen`}>
        {problems && count > 0 ? (
          <ProblemList problems={problems} onOpened={() => setOpen(false)} />
        ) : (
          <Text size="sm" p="md" role="status">
            {problems ? (
              <Trans>Er zijn geen problemen gevonden.</Trans>
            ) : (
              <Trans>Het formulier wordt gecontroleerd.</Trans>
            )}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Absent problems are not known yet, because the checker is still loading. */
function iconOf(problems: readonly EditorProblem[] | undefined): TablerIcon {
  if (!problems) return IconLoader2;
  return problems.length > 0 ? IconAlertTriangle : IconCircleCheck;
}

interface ProblemListProps {
  readonly problems: readonly EditorProblem[];
  readonly onOpened: () => void;
}

/** The problems with links to where they can be corrected. */
function ProblemList({ problems, onOpened }: ProblemListProps) {
  const editor = useEditor();
  return (
    <ScrollArea.Autosize mah={420}>
      <ul className={styles.list}>
        {problems.map((problem) => (
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
          </li>
        ))}
      </ul>
    </ScrollArea.Autosize>
  );
}
