import type { Language } from '@form-builder/core/messages/languages.ts';
import type { VersionText } from '@form-builder/core/translations/all-texts.ts';
import { useLingui } from '@lingui/react/macro';
import { Input } from '@mantine/core';
import { useId } from 'react';
import { LazyRichTextEditor } from '../../form-editor/inspector/inputs/rich-text/lazy-rich-text-editor.tsx';
import { inputOf } from '../texts/describe-text.ts';
import { controlId } from '../texts/focus-text.ts';
import styles from '../translation-view.module.css';

interface TranslationInputProps {
  readonly text: VersionText;
  /** The name of the text, such as "Hulptekst". */
  readonly name: string;
  readonly language: Language;
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string) => void;
}

/** The control for one translation, which is like that of the original. */
export function TranslationInput(props: TranslationInputProps) {
  const { text, name, language, value, isReadOnly, onChange } = props;
  const { t } = useLingui();
  const labelId = useId();
  const kind = inputOf(text);
  const id = controlId(text.key);
  const original = text.text.slice(0, 80);
  if (kind === 'rich-text')
    return (
      <div id={id} lang={language}>
        <span id={labelId} className={styles.hidden}>{t`Vertaling van ${name}`}</span>
        <LazyRichTextEditor
          labelId={labelId}
          html={value}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      </div>
    );
  return (
    <Input
      component="textarea"
      id={id}
      lang={language}
      rows={kind === 'multiline' ? Math.min(8, Math.ceil(text.text.length / 50) + 1) : 1}
      multiline
      classNames={{ input: styles.input ?? '' }}
      aria-label={t`Vertaling van ${name}: ${original}`}
      maxLength={20_000}
      readOnly={isReadOnly}
      value={value}
      onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) =>
        onChange(
          kind === 'text'
            ? event.currentTarget.value.replace(/\n/g, ' ')
            : event.currentTarget.value,
        )
      }
    />
  );
}
