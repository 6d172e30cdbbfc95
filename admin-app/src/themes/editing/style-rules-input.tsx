import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { themeStyleQuery } from '../themes-queries.ts';
import styles from '../theme-form.module.css';

interface StyleRulesInputProps {
  readonly css: string;
  readonly onChange: (css: string) => void;
}

const waitMs = 400;

/** The theme's own CSS, which the server checks while the administrator types. */
export function StyleRulesInput({ css, onChange }: StyleRulesInputProps) {
  const { t } = useLingui();
  const [checked] = useDebouncedValue(css, waitMs);
  const { data } = useQuery({ ...themeStyleQuery(checked), enabled: checked !== '' });
  const faults = checked === '' ? [] : (data?.faults ?? []);
  return (
    <Textarea
      className={styles.code ?? ''}
      label={t`Eigen stijlregels (CSS)`}
      description={
        <Trans>
          Voor wat de velden hierboven niet kunnen. De regels gelden alleen binnen het formulier:
          geen @import of @font-face, geen adressen van andere sites, geen vaste plek op de pagina.
        </Trans>
      }
      autosize
      minRows={3}
      maxRows={14}
      maxLength={20_000}
      spellCheck={false}
      error={
        faults.length > 0 &&
        faults.map(({ line, message }) => <div key={`${line} ${message}`}>{message}</div>)
      }
      value={css}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
