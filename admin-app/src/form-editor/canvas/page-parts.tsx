import type { Page } from '@form-builder/core/form/form-definition.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { hasSummary } from '@form-builder/core/version-settings/version-settings.ts';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import type { EditedVersion } from '../document/edited-version.ts';
import type { ButtonLabel } from '../document/page-commands.ts';
import { useEditor, useEditorState, useIsEditable } from '../editor/editor-context.ts';
import type { CanvasText } from './in-place/canvas-text.ts';
import { pageSelectors } from './in-place/drawn-texts.ts';
import { editText } from './in-place/edit-text.ts';
import { accessOf } from './in-place/text-access.ts';
import styles from './canvas.module.css';

type Register = (key: string, box: HTMLElement | null) => void;

/** A text outside the fields. */
type PageText = Extract<CanvasText, { on: 'form' | 'page' }>;

interface PagePartsProps {
  readonly page: Page;
  readonly version: EditedVersion;
  /** The steps of which the page is one. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly register: Register;
}

/** Buttons over the texts of a page outside its fields: the titles and the visitor's buttons. */
export function PageParts({ page, version, isFirst, isLast, register }: PagePartsProps) {
  const { t } = useLingui();
  const { formType } = useEditor();
  const { id } = page;
  const isSending = isLast && !readVersionSetting(version, hasSummary);
  const next: ButtonLabel = isSending ? 'submit_button_label' : 'next_button_label';
  const onPage = (name: 'title' | ButtonLabel): PageText => ({ on: 'page', id, name });
  const title = page.title || t`Pagina zonder titel`;
  return (
    <>
      {formType === 'form' && (
        <PagePart text={{ on: 'form' }} name={version.title} register={register} />
      )}
      <h2 className={styles.part}>
        <PagePart text={onPage('title')} name={title} register={register} />
      </h2>
      {formType === 'form' && (
        <>
          <PagePart text={onPage(next)} name={t`Knop naar het volgende`} register={register} />
          {!isFirst && (
            <PagePart
              text={onPage('previous_button_label')}
              name={t`Knop naar de vorige pagina`}
              register={register}
            />
          )}
        </>
      )}
    </>
  );
}

interface PagePartProps {
  readonly text: PageText;
  /** The accessible name of the button. */
  readonly name: string;
  readonly register: Register;
}

/** One of these buttons; pressing it edits the text in place. */
function PagePart({ text, name, register }: PagePartProps) {
  const editor = useEditor();
  const isEditable = useIsEditable();
  const { selection } = useEditorState();
  const part = text.on === 'page' ? text.name : text.on;
  const isSelected =
    part === 'title' && text.on === 'page' && selection.kind === 'page' && selection.id === text.id;
  const onPress = (event: MouseEvent) => {
    const isByPointer = event.detail > 0;
    if (isEditable && (isByPointer || isSelected || part !== 'title')) editText(editor, text);
    else editor.select(accessOf(text).selection);
  };
  return (
    <span className={styles.box} ref={(box) => register(pageSelectors[part], box)}>
      <button
        type="button"
        className={styles.hit}
        data-part={part}
        data-text={isEditable || undefined}
        data-selected={isSelected || undefined}
        aria-label={name}
        aria-pressed={isSelected}
        onClick={onPress}
        onKeyDown={(event) => event.key === 'F2' && editText(editor, text)}
      />
    </span>
  );
}
