import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { currentRegion } from '../../languages/languages.ts';
import { UserPhoto } from '../../photos/user-photo.tsx';
import { useNameReference } from '../../review/use-name-reference.ts';
import { momentSentences } from './moment-sentences.ts';
import type { Moment } from './moments.ts';
import { RestoreMoment } from './restore-moment.tsx';
import type { Restore } from './use-restore.ts';
import classes from './journal.module.css';

const maxShown = 5;

interface MomentItemProps {
  readonly moment: Moment;
  /** Whether this is the version as it is. */
  readonly isCurrent: boolean;
  readonly restore: Restore;
}

/** Who changed what in one moment, with the button to go back to it. */
export function MomentItem({ moment, isCurrent, restore }: MomentItemProps) {
  const { t } = useLingui();
  const name = moment.user?.name ?? t`Een verwijderde gebruiker`;
  const time = new Intl.DateTimeFormat(currentRegion(), { timeStyle: 'short' }).format(
    new Date(moment.at),
  );
  return (
    <li className={classes.moment}>
      <Group justify="space-between" gap="xs">
        <Group gap="xs" wrap="nowrap">
          {moment.user !== null && (
            <UserPhoto userId={moment.user.id} name={name} fontSize="0.6875rem" />
          )}
          <Text fw={600} size="sm">
            <time dateTime={moment.at}>{time}</time> · {name}
          </Text>
        </Group>
        {isCurrent && (
          <Badge variant="light" color="gray" tt="none">
            <Trans>Zo is het nu</Trans>
          </Badge>
        )}
      </Group>
      {moment.isRestored && (
        <Text size="sm" c="gray.7">
          <Trans>Zette een eerder moment terug.</Trans>
        </Text>
      )}
      <Sentences moment={moment} />
      {!isCurrent && (
        <RestoreMoment
          revision={moment.revision}
          time={time}
          name={`${time}, ${name}`}
          restore={restore}
        />
      )}
    </li>
  );
}

/** The first changes, and the others on request. */
function Sentences({ moment }: { readonly moment: Moment }) {
  const nameReference = useNameReference(moment.before, moment.after);
  const sentences = useMemo(() => momentSentences(moment, nameReference), [moment, nameReference]);
  const [isWhole, setWhole] = useState(false);
  // One more sentence takes no more room than the button.
  const isShort = sentences.length <= maxShown + 1;
  const shown = isWhole || isShort ? sentences : sentences.slice(0, maxShown);
  const more = sentences.length - shown.length;
  if (sentences.length === 0)
    return (
      <Text size="sm" c="gray.7">
        <Trans>Wijzigingen die daarna weer ongedaan zijn gemaakt.</Trans>
      </Text>
    );
  return (
    <>
      <ul className={classes.sentences}>
        {shown.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setWhole(true)}>
          <Trans>Nog {more} wijzigingen tonen</Trans>
        </Button>
      )}
    </>
  );
}
