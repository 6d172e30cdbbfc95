import { useLingui } from '@lingui/react/macro';
import { NumberInput } from '@mantine/core';
import styles from './options-input.module.css';

interface ScoreInputProps {
  readonly score: number | undefined;
  readonly position: number;
  readonly isReadOnly: boolean;
  readonly onChange: (score: number | undefined) => void;
}

/** The number that formulas read for an option. */
export function ScoreInput({ score, position, isReadOnly, onChange }: ScoreInputProps) {
  const { t } = useLingui();
  return (
    <NumberInput
      className={styles.score}
      aria-label={t`Score van keuze ${position}`}
      placeholder={t`Score`}
      readOnly={isReadOnly}
      hideControls
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      value={score ?? ''}
      onChange={(entered) => onChange(typeof entered === 'number' ? entered : undefined)}
    />
  );
}
