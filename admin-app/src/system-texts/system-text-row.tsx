import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, Textarea } from '@mantine/core';
import { memo } from 'react';
import styles from './system-texts.module.css';

interface SystemTextRowProps {
  readonly text: SystemText;
  readonly language: Language;
  /** What the field holds: the own text, or the product's. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (id: string, value: string) => void;
}

/** One text of the product beside the organisation's own wording. */
export const SystemTextRow = memo(function Row(props: SystemTextRowProps) {
  const { text, language, value, error, onChange } = props;
  const { t } = useLingui();
  const { id, original } = text;
  return (
    <li className={styles.row}>
      <div>
        <Text lang={language} className={styles.original}>
          {original}
        </Text>
        <Text size="xs" c="gray.7" className={styles.id}>
          {id}
        </Text>
      </div>
      <div className={styles.own}>
        <Textarea
          aria-label={t`Eigen tekst voor: ${original}`}
          lang={language}
          autosize
          minRows={1}
          maxRows={8}
          value={value}
          error={error}
          onChange={(event) => onChange(id, event.currentTarget.value)}
        />
        {value !== original && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t`Herstel: ${original}`}
            onClick={() => onChange(id, original)}
          >
            <Trans>Oorspronkelijke tekst herstellen</Trans>
          </Button>
        )}
      </div>
    </li>
  );
});
