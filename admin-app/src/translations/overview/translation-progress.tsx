import type { TranslationProgress } from '@form-builder/core/translations/measure-translation.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Progress } from '@mantine/core';
import styles from './translation-progress.module.css';

interface ProgressBarProps {
  readonly name: string;
  readonly progress: TranslationProgress;
}

/** The progress of a translation, as a bar and in figures. */
export function ProgressBar({ name, progress }: ProgressBarProps) {
  const { t } = useLingui();
  const { total, percent, counts } = progress;
  const readable = counts.translated + counts.outdated;
  return (
    <div className={styles.progress}>
      <Progress
        value={percent}
        {...(percent === 100 && { color: 'teal' })}
        aria-label={t`Vertaald in het ${name}`}
        className={styles.bar}
      />
      <span className={styles.figure}>
        <Trans>
          {percent}% · {readable} van {total} teksten
        </Trans>
      </span>
    </div>
  );
}
