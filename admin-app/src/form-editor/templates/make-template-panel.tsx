import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, TextInput, Title } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useEditor } from '../editor/editor-context.ts';
import { useFocusAtStart } from '../removal/use-focus-at-start.ts';
import { useRemovalFocus } from '../removal/use-removal-focus.ts';
import { fieldsForTemplate } from './fields-for-template.ts';
import { longestName, makeTemplate, nameForTemplate } from './make-template.tsx';
import styles from './make-template-panel.module.css';

/** Asks for the name of a building block, which starts with the labels of its fields, and makes it. */
export function MakeTemplatePanel({ ids }: { readonly ids: readonly string[] }) {
  const { t } = useLingui();
  const editor = useEditor();
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(() => nameForTemplate(fieldsForTemplate(editor, ids)));
  const [isMissing, setMissing] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const { afterCancel } = useRemovalFocus();
  useFocusAtStart(panel, input);
  const close = () => {
    editor.state.templateFields = null;
    afterCancel();
  };
  const make = async () => {
    const title = name.trim();
    setMissing(title === '');
    if (title === '') return input.current?.focus();
    setMaking(true);
    const isMade = await makeTemplate(editor, ids, title);
    setMaking(false);
    if (isMade) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys in the panel are not meant for the fields that are selected.
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <Title order={2} size="h5" id={headingId}>
        <Trans>Bouwblok maken</Trans>
      </Title>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isMaking) void make();
        }}
      >
        <TextInput
          ref={input}
          mt="sm"
          label={t`Naam van het bouwblok`}
          description={t`Zo vinden collega’s het terug. Je formulier houdt zijn eigen velden.`}
          error={isMissing && t`Geef het bouwblok een naam.`}
          maxLength={longestName}
          value={name}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group gap="sm" mt="md">
          <Button type="submit" size="compact-md" loading={isMaking}>
            <Trans>Bouwblok maken</Trans>
          </Button>
          <Button size="compact-md" variant="default" onClick={close}>
            <Trans>Annuleren</Trans>
          </Button>
        </Group>
      </form>
    </section>
  );
}
