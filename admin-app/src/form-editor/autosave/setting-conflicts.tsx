import { useLingui } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import type { Conflict } from '@form-builder/core/diff/merge/conflict.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { useNameReference } from '../../review/use-name-reference.ts';
import { conflictSentences } from './conflict-sentences.ts';

interface SettingConflictsProps {
  /** The version that both continued from. */
  readonly base: EditedVersion;
  readonly mine: EditedVersion;
  readonly theirs: EditedVersion;
  readonly conflicts: readonly Conflict[];
  /** The name of the other user. */
  readonly name: string;
}

/** Shows who changed the same settings into what. */
export function SettingConflicts({ base, mine, theirs, conflicts, name }: SettingConflictsProps) {
  const { t } = useLingui();
  const nameReference = useNameReference(mine, theirs);
  const sentencesOf = (side: EditedVersion) =>
    conflictSentences(base, side, conflicts, nameReference);
  return (
    <>
      <Side title={t`Jij`} sentences={sentencesOf(mine)} />
      <Side title={name} sentences={sentencesOf(theirs)} />
    </>
  );
}

function Side({
  title,
  sentences,
}: {
  readonly title: string;
  readonly sentences: readonly string[];
}) {
  return (
    <>
      <Text size="sm" fw={600} mt="xs">
        {title}
      </Text>
      <List size="sm">
        {sentences.map((sentence, index) => (
          <List.Item key={index}>{sentence}</List.Item>
        ))}
      </List>
    </>
  );
}
