import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { editedVersionOf, type EditedVersion } from '../document/edited-version.ts';
import { useEditor, useEditorState } from '../editor/editor-context.ts';
import { SettingConflicts } from './setting-conflicts.tsx';
import { describeDifferences, type Difference } from './describe-differences.ts';

const differenceTexts: Readonly<Record<Difference['kind'], (name: string) => MessageDescriptor>> = {
  'added-field': (name) => msg`Veld “${name}” staat alleen in de versie van je collega.`,
  'removed-field': (name) => msg`Veld “${name}” staat alleen in jouw versie.`,
  'changed-field': (name) => msg`Veld “${name}” is verschillend.`,
  'added-page': (name) => msg`Pagina “${name}” staat alleen in de versie van je collega.`,
  'removed-page': (name) => msg`Pagina “${name}” staat alleen in jouw versie.`,
  'changed-page': (name) => msg`Pagina “${name}” is verschillend.`,
  form: () => msg`De instellingen van het formulier zijn verschillend.`,
};
const maxShown = 6;

/**
 * Shows who else saved and the differences, and lets the designer choose. Nothing is lost silently.
 */
export function ConflictPanel() {
  const { t } = useLingui();
  const editor = useEditor();
  const { save, history } = useEditorState();
  if (save.status !== 'conflict') return null;
  const { latest_change } = save.theirs;
  const name = latest_change?.user?.name ?? t`Iemand anders`;
  const theirs = editedVersionOf(save.theirs);
  const { merge } = save;
  return (
    <Alert
      color="yellow"
      radius={0}
      icon={<IconUsers aria-hidden />}
      title={t`${name} heeft deze versie ook gewijzigd`}
      role="alert"
    >
      <Text size="sm">
        {latest_change && (
          <>
            <Trans>
              Laatst opgeslagen: <RelativeTime at={latest_change.at} />.
            </Trans>{' '}
          </>
        )}
        {merge ? (
          <Trans>
            Jullie hebben hetzelfde gewijzigd. Kies wat blijft. Al het andere wordt samengevoegd.
          </Trans>
        ) : (
          <Trans>
            Jouw wijzigingen staan nog alleen op dit apparaat. Kies welke versie blijft.
          </Trans>
        )}
      </Text>
      {merge ? (
        <SettingConflicts
          base={merge.base}
          mine={history.document}
          theirs={theirs}
          conflicts={merge.conflicts}
          name={name}
        />
      ) : (
        <Differences mine={history.document} theirs={theirs} />
      )}
      <Group gap="sm" mt="sm">
        <Button size="compact-md" onClick={() => editor.keepMine()}>
          {merge ? <Trans>Mijn wijzigingen houden</Trans> : <Trans>Mijn versie opslaan</Trans>}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => editor.takeTheirs()}>
          {merge ? (
            <Trans>De wijzigingen van {name} overnemen</Trans>
          ) : (
            <Trans>De versie van {name} overnemen</Trans>
          )}
        </Button>
      </Group>
    </Alert>
  );
}

/** The differences between two versions, when it is not known from which version both continued. */
function Differences({
  mine,
  theirs,
}: {
  readonly mine: EditedVersion;
  readonly theirs: EditedVersion;
}) {
  const { i18n } = useLingui();
  const differences = describeDifferences(mine, theirs);
  const more = differences.length - maxShown;
  return (
    <List size="sm" mt="xs">
      {differences.slice(0, maxShown).map((difference) => (
        <List.Item key={`${difference.kind} ${difference.id}`}>
          {i18n._(differenceTexts[difference.kind](difference.name))}
        </List.Item>
      ))}
      {more > 0 && (
        <List.Item>
          <Trans>En nog {more} verschillen.</Trans>
        </List.Item>
      )}
    </List>
  );
}
