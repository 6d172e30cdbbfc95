import { Trans } from '@lingui/react/macro';
import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LoadError } from '../../feedback/load-error.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { DayMoments } from './day-moments.tsx';
import { journalQuery } from './journal-query.ts';
import { daysOf, momentsOf } from './moments.ts';
import { useRestore, type Restore } from './use-restore.ts';
import { VersionBeginning } from './version-beginning.tsx';

interface JournalListProps {
  readonly versionId: string;
  readonly onRestored: () => void;
}

function useJournal(versionId: string) {
  const editor = useEditor();
  return useInfiniteQuery(journalQuery(versionId, () => editor.autosave.flush()));
}

type Journal = ReturnType<typeof useJournal>;

/** The moments of a version by day, newest first. */
export function JournalList({ versionId, onRestored }: JournalListProps) {
  const journal = useJournal(versionId);
  const pages = journal.data?.pages;
  const current = pages?.[0]?.version;
  const days = useMemo(() => {
    if (!pages || !current) return [];
    return daysOf(
      momentsOf(
        current,
        pages.flatMap(({ entries }) => entries),
      ),
    );
  }, [pages, current]);
  const restore = useRestore({ versionId, current, onRestored });
  if (!current) {
    return journal.error ? (
      <LoadError error={journal.error} onRetry={() => void journal.refetch()} />
    ) : (
      <Loading />
    );
  }
  if (days.length === 0) return <Empty />;
  return (
    <Stack gap="lg">
      {days.map(({ day, moments }) => (
        <DayMoments
          key={day}
          moments={moments}
          currentRevision={days[0]?.moments[0]?.revision}
          restore={restore}
        />
      ))}
      <EndOfList journal={journal} restore={restore} />
    </Stack>
  );
}

interface EndOfListProps {
  readonly journal: Journal;
  readonly restore: Restore;
}

/** The way to older moments; after the oldest, the version before its first change. */
function EndOfList({ journal, restore }: EndOfListProps) {
  if (journal.isFetchNextPageError)
    return <LoadError error={journal.error} onRetry={() => void journal.fetchNextPage()} />;
  if (journal.hasNextPage)
    return (
      <Button
        variant="default"
        loading={journal.isFetchingNextPage}
        onClick={() => void journal.fetchNextPage()}
      >
        <Trans>Oudere wijzigingen tonen</Trans>
      </Button>
    );
  const first = journal.data?.pages.at(-1)?.entries.at(-1);
  return first && <VersionBeginning revision={first.revision - 1} restore={restore} />;
}

function Empty() {
  return (
    <Text c="gray.7">
      <Trans>
        Er is nog niets gewijzigd. Hier zie je straks wie wat wanneer heeft gewijzigd, en zet je een
        eerder moment terug.
      </Trans>
    </Text>
  );
}

function Loading() {
  return (
    <Stack gap="md" aria-busy>
      <Skeleton height={20} width="40%" />
      <Skeleton height={88} />
      <Skeleton height={88} />
    </Stack>
  );
}
