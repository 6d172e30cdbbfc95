import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Popover, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { findProblems } from './find-problems.ts';
import styles from './problems.module.css';

/** How many problems there are; opens the list, each a way to the place. */
export function ProblemsButton() {
  const { t } = useLingui();
  const editor = useEditor();
  const document = useDeferredValue(useEditedVersion());
  const [isOpen, setOpen] = useState(false);
  const problems = useMemo(() => findProblems(document, editor.texts), [document, editor]);
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
              {problems.map(({ key, text, where, at }) => (
                <li key={key}>
                  <UnstyledButton
                    className={styles.problem}
                    onClick={() => {
                      editor.select(at);
                      setOpen(false);
                    }}
                  >
                    <span className={styles.where}>{where}</span>
                    <span>{editor.texts(text)}</span>
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
