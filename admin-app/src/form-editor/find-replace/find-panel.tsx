import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Checkbox, CloseButton, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useEditor, useIsEditable } from '../editor/editor-context.ts';
import { HitList } from './hit-list.tsx';
import { findInputId } from './open-find.ts';
import { useFind } from './use-find.ts';
import styles from './find-panel.module.css';

/** Find and replace in the texts for visitors of the whole version. */
export function FindPanel() {
  const { t } = useLingui();
  const find = useFind();
  const { input, close } = useFocus();
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.shiftKey) find.goToPrevious();
    else find.goToNext();
  };
  return (
    <section
      className={styles.panel}
      aria-label={t`Zoeken en vervangen`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div className={styles.row}>
        <TextInput
          ref={input}
          id={findInputId}
          className={styles.text}
          label={t`Zoeken naar`}
          value={find.options.search}
          onChange={({ currentTarget }) => find.change({ search: currentTarget.value })}
          onKeyDown={step}
        />
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t`Vorige`}
          onClick={find.goToPrevious}
        >
          <IconChevronUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t`Volgende`}
          onClick={find.goToNext}
        >
          <IconChevronDown size={18} aria-hidden />
        </ActionIcon>
        <Replacement find={find} />
        <CloseButton className={styles.close} aria-label={t`Sluiten`} onClick={close} />
      </div>
      <div className={`${styles.row} ${styles.options}`}>
        <Checkbox
          size="sm"
          label={t`Hoofdlettergevoelig`}
          checked={find.options.isCaseSensitive}
          onChange={({ currentTarget }) => find.change({ isCaseSensitive: currentTarget.checked })}
        />
        <Checkbox
          size="sm"
          label={t`Heel woord`}
          checked={find.options.isWholeWord}
          onChange={({ currentTarget }) => find.change({ isWholeWord: currentTarget.checked })}
        />
        <span role="status" className={styles.count}>
          {find.options.search !== '' && (
            <Plural value={find.hits.length} _0="Niets gevonden" other="# gevonden" />
          )}
        </span>
      </div>
      {find.hits.length > 0 && (
        <HitList hits={find.hits} current={find.current} onChoose={(index) => find.goTo(index)} />
      )}
    </section>
  );
}

/** The text to replace with. The buttons stay focusable without hits, so that the focus is not lost. */
function Replacement({ find }: { readonly find: ReturnType<typeof useFind> }) {
  const { t } = useLingui();
  if (!useIsEditable()) return null;
  const isEmpty = find.hits.length === 0;
  return (
    <>
      <TextInput
        className={styles.text}
        label={t`Vervangen door`}
        value={find.replacement}
        onChange={({ currentTarget }) => find.setReplacement(currentTarget.value)}
      />
      <Button
        variant="default"
        aria-disabled={isEmpty}
        {...(isEmpty && { 'data-disabled': true })}
        onClick={find.replaceCurrent}
      >
        <Trans>Deze vervangen</Trans>
      </Button>
      <Button
        variant="default"
        aria-disabled={isEmpty}
        {...(isEmpty && { 'data-disabled': true })}
        onClick={find.replaceAll}
      >
        <Trans>Alles vervangen</Trans>
      </Button>
    </>
  );
}

/** Focuses the search at the start, and returns the focus to where it was when the panel closes. */
function useFocus() {
  const editor = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
    input.current?.focus();
  }, []);
  const close = () => {
    editor.state.isFinding = false;
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return { input, close };
}
