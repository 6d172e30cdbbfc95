import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Popover, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { severityNames } from './severity-names.ts';
import { useProblems } from './use-problems.ts';
import styles from './problems.module.css';

/** Shows the number of problems, and opens the list with links to them. */
export function ProblemsButton() {
  const { t } = useLingui();
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  const problems = useProblems() ?? [];
  const count = problems.length;
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
          leftSection={
            count > 0 ? (
              <IconAlertTriangle size={18} aria-hidden />
            ) : (
              <IconCircleCheck size={18} aria-hidden />
            )
          }
          onClick={() => setOpen(!isOpen)}
        >
          <Plural value={count} _0="Geen problemen" one="# probleem" other="# problemen" />
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t`Problemen`}>
        {count === 0 ? (
          <Text size="sm" p="md">
            <Trans>Er zijn geen problemen gevonden.</Trans>
          </Text>
        ) : (
          <ScrollArea.Autosize mah={420}>
            <ul className={styles.list}>
              {problems.map(({ key, severity, text, where, at }) => (
                <li key={key}>
                  <UnstyledButton
                    className={styles.problem}
                    onClick={() => {
                      editor.select(at);
                      setOpen(false);
                    }}
                  >
                    <span className={styles.where}>
                      <span data-severity={severity}>{editor.texts(severityNames[severity])}</span>
                      {' · '}
                      {where}
                    </span>
                    <span>{text}</span>
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </ScrollArea.Autosize>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
