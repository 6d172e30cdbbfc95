import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, List, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import type { Removal } from '../editor/removal.ts';
import { selectionName } from '../editor/selection-name.ts';
import { findUses, type Use, type UseKind } from './find-uses.ts';
import { countWords } from './count-words.ts';
import { useRemovalFocus } from './use-removal-focus.ts';
import styles from './removal-panel.module.css';

const maxListed = 8;

/** What stops working when something is removed, with jumps; the designer removes it or not. */
export function RemovalPanel({ removal }: { readonly removal: Removal }) {
  const editor = useEditor();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const uses = findUses(useEditedVersion(), removal);
  const { name } = removal;
  const focusBack = useRemovalFocus();
  useFocusAtStart(heading);
  const close = () => (editor.state.removal = null);
  const cancel = () => {
    close();
    focusBack.afterCancel();
  };
  const remove = () => {
    close();
    removal.run();
    focusBack.afterRemoval();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Delete') return;
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
    else remove();
  };
  return (
    <section className={styles.panel} aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <Title order={2} size="h5" id={headingId} ref={heading} tabIndex={-1}>
        <Trans>“{name}” verwijderen?</Trans>
      </Title>
      <Impact uses={uses} />
      <Group gap="sm" mt="md">
        <Button size="compact-md" color="red" onClick={remove}>
          {uses.length > 0 ? <Trans>Toch verwijderen</Trans> : <Trans>Verwijderen</Trans>}
        </Button>
        <Button size="compact-md" variant="default" onClick={cancel}>
          <Trans>Niet verwijderen</Trans>
        </Button>
      </Group>
    </section>
  );
}

/** A drawer that closes, and the canvas after a key, take the focus just after. */
const othersFocusMs = 50;

function useFocusAtStart(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focus = () => heading.current?.focus();
    focus();
    const timer = setTimeout(() => {
      if (!heading.current?.parentElement?.contains(document.activeElement)) focus();
    }, othersFocusMs);
    return () => clearTimeout(timer);
  }, [heading]);
}

/** The consequences in one sentence, and where they are. */
function Impact({ uses }: { readonly uses: readonly Use[] }) {
  const { i18n } = useLingui();
  const editor = useEditor();
  const version = useEditedVersion();
  if (uses.length === 0)
    return (
      <Text size="sm" mt={4}>
        <Trans>Het wordt nergens meer gebruikt.</Trans>
      </Text>
    );
  const totals = new Map<UseKind, number>();
  for (const { kind, count } of uses) totals.set(kind, (totals.get(kind) ?? 0) + count);
  const words = [...totals].map(([kind, count]) => i18n._(countWords[kind](count)));
  const what = new Intl.ListFormat(i18n.locale).format(words);
  const more = uses.length - maxListed;
  return (
    <>
      <Text size="sm" mt={4}>
        <Trans>Wordt nog gebruikt in {what}. Dat werkt daarna niet meer goed.</Trans>
      </Text>
      <List size="sm" mt={4}>
        {uses.slice(0, maxListed).map(({ kind, at, count }, index) => (
          <List.Item key={index}>
            <Anchor component="button" type="button" size="sm" onClick={() => editor.select(at)}>
              {selectionName(at, version, editor.texts)}
            </Anchor>
            {': '}
            {i18n._(countWords[kind](count))}
          </List.Item>
        ))}
        {more > 0 && (
          <List.Item>
            <Trans>En nog op {more} andere plekken.</Trans>
          </List.Item>
        )}
      </List>
    </>
  );
}
