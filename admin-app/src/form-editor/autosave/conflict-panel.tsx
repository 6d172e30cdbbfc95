import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { editedVersionOf } from '../document/edited-version.ts';
import { useEditor, useEditorState } from '../editor/editor-context.ts';
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
  const { t, i18n } = useLingui();
  const editor = useEditor();
  const { save, history } = useEditorState();
  if (save.status !== 'conflict') return null;
  const { latest_change } = save.theirs;
  const name = latest_change?.user?.name ?? t`Iemand anders`;
  const differences = describeDifferences(history.document, editedVersionOf(save.theirs));
  const more = differences.length - maxShown;
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
        <Trans>Jouw wijzigingen staan nog alleen op dit apparaat. Kies welke versie blijft.</Trans>
      </Text>
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
      <Group gap="sm" mt="sm">
        <Button size="compact-md" onClick={() => editor.autosave.keepMine()}>
          <Trans>Mijn versie opslaan</Trans>
        </Button>
        <Button size="compact-md" variant="default" onClick={() => editor.takeTheirs()}>
          <Trans>De versie van {name} overnemen</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
