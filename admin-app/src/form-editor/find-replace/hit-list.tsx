import { Trans, useLingui } from '@lingui/react/macro';
import { Text, UnstyledButton } from '@mantine/core';
import type { StaffMessageId } from '@form-builder/core/messages/message-ids.ts';
import { staffText } from '../../languages/staff-texts.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { selectionName } from '../editor/selection-name.ts';
import type { Hit } from './find-hits.ts';
import { hitContext } from './hit-context.ts';
import { selectionOf } from './use-find.ts';
import styles from './find-panel.module.css';

/** More rows than anybody reads; replacing all includes the others. */
const maxShown = 100;

interface HitListProps {
  readonly hits: readonly Hit[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
}

/** The hits with the text around them; choosing one shows it in the form. */
export function HitList({ hits, current, onChoose }: HitListProps) {
  const { t } = useLingui();
  const more = hits.length - maxShown;
  return (
    <>
      <ul className={styles.list} aria-label={t`Gevonden teksten`}>
        {hits.slice(0, maxShown).map((hit, index) => (
          <li key={`${hit.place.key} ${String(hit.start)}`}>
            <HitRow hit={hit} isCurrent={index === current} onChoose={() => onChoose(index)} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" px="sm">
          <Trans>En nog {more}.</Trans>
        </Text>
      )}
    </>
  );
}

interface HitRowProps {
  readonly hit: Hit;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

function HitRow({ hit, isCurrent, onChoose }: HitRowProps) {
  const editor = useEditor();
  const version = useEditedVersion();
  const { key, setting } = hit.place;
  const { before, found, after } = hitContext(hit);
  const kind = editor.texts(staffText(`diff.setting.${setting ?? key}` as StaffMessageId));
  return (
    <UnstyledButton
      className={styles.hit}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onChoose}
    >
      <span className={styles.where}>
        {selectionName(selectionOf(hit), version, editor.texts)} · {kind}
      </span>
      <span>
        {before}
        <mark className={styles.found}>{found}</mark>
        {after}
      </span>
    </UnstyledButton>
  );
}
