import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { fillAtRandom } from '@form-builder/core/random-answers/fill-at-random.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useMemo, useReducer, useState } from 'react';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import { changeMarks } from './change-marks.ts';
import { comparePages, type PageChange } from './compare-pages.ts';
import { linkSessions } from './link-sessions.ts';
import styles from './side-by-side.module.css';
import { VersionColumn } from './version-column.tsx';

export interface SideBySideProps {
  readonly before: Version;
  readonly after: Version;
  /** The pages on which something changed. */
  readonly changedPageIds: ReadonlySet<string>;
  /** The fields of either version with a change, which are marked. */
  readonly changedFieldIds: ReadonlySet<string>;
}

const changeWords: Readonly<Record<Exclude<PageChange, 'none'>, MessageDescriptor>> = {
  added: msg`nieuw`,
  removed: msg`vervallen`,
  changed: msg`gewijzigd`,
};

/** The same page of two versions as visitors see it, with the same answers. */
export function SideBySide({ before, after, ...changed }: SideBySideProps) {
  const { t, i18n } = useLingui();
  const pages = comparePages(before.pages, after.pages, changed.changedPageIds);
  const run = useLinkedRun(before, after);
  const marks = useChangeMarks(before, after, changed.changedFieldIds);
  const [chosenId, setChosenId] = useState<string>();
  const [isFilled, setFilled] = useState(false);
  const firstId = (pages.find(({ change }) => change !== 'none') ?? pages[0])?.id;
  const pageId = pages.some(({ id }) => id === chosenId) ? chosenId : firstId;
  if (pageId === undefined)
    return (
      <Text c="gray.7">
        <Trans>Dit formulier heeft nog geen pagina’s.</Trans>
      </Text>
    );
  const fill = () => {
    run.fill();
    setFilled(true);
  };
  const clear = () => {
    run.restart();
    setFilled(false);
  };
  return (
    <>
      <Text c="gray.7" size="sm" mb="sm">
        <Trans>
          Wat je in de ene versie invult, staat ook in de andere. Er wordt niets verstuurd.
        </Trans>
      </Text>
      <Group align="end" mb="md">
        <NativeSelect
          label={t`Pagina`}
          value={pageId}
          data={pages.map(({ id, title, change }) => ({
            value: id,
            label: `${title || t`Zonder titel`}${change === 'none' ? '' : ` (${i18n._(changeWords[change])})`}`,
          }))}
          onChange={(event) => setChosenId(event.currentTarget.value)}
        />
        <Button variant="default" onClick={fill}>
          <Trans>Voorbeeldantwoorden invullen</Trans>
        </Button>
        <Button variant="default" onClick={clear}>
          <Trans>Antwoorden wissen</Trans>
        </Button>
        <Text role="status" size="sm">
          {isFilled && <Trans>Beide versies zijn ingevuld.</Trans>}
        </Text>
      </Group>
      <div className={styles.versions}>
        {[run.before, run.after].map(({ version, session }, at) => (
          <VersionColumn
            key={`${version.id} ${String(run.attempt)}`}
            version={version}
            session={session}
            marks={marks[at] ?? ''}
            changedFieldIds={changed.changedFieldIds}
            pageId={pageId}
            onOpen={setChosenId}
          />
        ))}
      </div>
    </>
  );
}

/** The marks of the version before and of that after. */
function useChangeMarks(
  before: Version,
  after: Version,
  changedFieldIds: ReadonlySet<string>,
): readonly string[] {
  const { t } = useLingui();
  const [added, removed, changed] = [t`Nieuw`, t`Vervallen`, t`Gewijzigd`];
  return useMemo(() => {
    const marksOf = (drawn: Version, other: Version, onlyHere: string) =>
      changeMarks(
        { drawn: drawn.pages, other: other.pages, changedFieldIds },
        { onlyHere, changed },
      );
    return [marksOf(before, after, removed), marksOf(after, before, added)];
  }, [before, after, changedFieldIds, added, removed, changed]);
}

/** Two sessions with the same answers, which render again together. */
function useLinkedRun(before: Version, after: Version) {
  const [attempt, restart] = useReducer((count: number) => count + 1, 0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // A new attempt starts new sessions, so it is a dependency of them.
  return useMemo(() => {
    const [first, second] = linkSessions(
      createTryOutSession(before),
      createTryOutSession(after),
      redraw,
    );
    const fill = () => {
      const seed = attempt + 1;
      fillAtRandom(second, { seed });
      // What only the version before asks.
      fillAtRandom(first, { seed, keepsAnswers: true });
    };
    return {
      attempt,
      restart,
      fill,
      before: { version: before, session: first },
      after: { version: after, session: second },
    };
  }, [before, after, attempt]);
}
