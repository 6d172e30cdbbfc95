import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useEditedVersion, useEditor, useIsEditable } from '../editor/editor-context.ts';
import type { Removal, RemovedNow } from '../editor/removal.ts';
import { findUses, type Use } from '../uses/find-uses.ts';
import { UsesList } from '../uses/uses-list.tsx';
import { listCounts } from '../uses/list-counts.ts';
import { useFocusAtStart } from './use-focus-at-start.ts';
import { useRemovalFocus } from './use-removal-focus.ts';
import styles from './removal-panel.module.css';

const maxListed = 8;

/**
 * What stops working when something is removed, with jumps; the designer removes it or not. Closes by itself when
 * someone else removed it meanwhile, or when the version was locked.
 */
export function RemovalPanel({ removal }: { readonly removal: Removal }) {
  const editor = useEditor();
  const removed = removal.find(useEditedVersion());
  const isEditable = useIsEditable();
  const { afterCancel, afterRemoval } = useRemovalFocus();
  const close = () => (editor.state.removal = null);
  const cancel = () => {
    close();
    afterCancel();
  };
  const remove = () => {
    close();
    removal.run();
    afterRemoval();
  };
  const endsBecause = removed ? (isEditable ? undefined : 'locked') : 'gone';
  useEffect(() => {
    if (endsBecause === undefined) return;
    editor.state.removal = null;
    afterCancel();
    // That it is locked is said above the form.
    if (endsBecause === 'gone') editor.notify({ text: msg`Dit is al verwijderd.`, canUndo: false });
  }, [endsBecause, editor, afterCancel]);
  if (!removed || endsBecause !== undefined) return null;
  return <Question removed={removed} onRemove={remove} onCancel={cancel} />;
}

interface QuestionProps {
  readonly removed: RemovedNow;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

function Question({ removed, onRemove, onCancel }: QuestionProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const uses = findUses(useEditedVersion(), removed);
  const { name } = removed;
  const panel = useRef<HTMLElement>(null);
  useFocusAtStart(panel, heading);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Delete') return;
    event.stopPropagation();
    // A held Delete, which opened the panel, is no answer to it.
    if (event.repeat) return;
    if (event.key === 'Escape') onCancel();
    else onRemove();
  };
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={headingId} onKeyDown={onKeyDown}>
      <Title order={2} size="h5" id={headingId} ref={heading} tabIndex={-1}>
        <Trans>“{name}” verwijderen?</Trans>
      </Title>
      <Impact uses={uses} />
      <Group gap="sm" mt="md">
        <Button size="compact-md" color="red" onClick={onRemove}>
          {uses.length > 0 ? <Trans>Toch verwijderen</Trans> : <Trans>Verwijderen</Trans>}
        </Button>
        <Button size="compact-md" variant="default" onClick={onCancel}>
          <Trans>Niet verwijderen</Trans>
        </Button>
      </Group>
    </section>
  );
}

/** The consequences in one sentence, and where they are. */
function Impact({ uses }: { readonly uses: readonly Use[] }) {
  const { i18n } = useLingui();
  if (uses.length === 0)
    return (
      <Text size="sm" mt={4}>
        <Trans>Het wordt nergens meer gebruikt.</Trans>
      </Text>
    );
  const what = listCounts(uses, i18n);
  return (
    <>
      <Text size="sm" mt={4}>
        <Trans>Wordt nog gebruikt in {what}. Dat werkt daarna niet meer goed.</Trans>
      </Text>
      <UsesList uses={uses} maxListed={maxListed} />
    </>
  );
}
