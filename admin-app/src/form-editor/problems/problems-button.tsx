import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Popover, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconLoader2,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { panelPart } from '../panel-part.ts';
import type { EditorProblem } from './problem.ts';
import { useProblems } from './problems-context.ts';
import styles from './problems.module.css';

/** The list opens later than the editor. */
const LazyProblemList = panelPart(() => import('./list/problem-list.tsx'), 'ProblemList');

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
          data-bar="problems"
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
          <LazyProblemList problems={problems} onOpened={() => setOpen(false)} />
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
