import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEditedVersion, useEditor, useIsEditable } from '../../editor/editor-context.ts';
import { isPage, type RuleHolder } from '../rule-fields.ts';
import { startChangeCommand } from './start-change-command.ts';
import { isHiddenForGood } from './start-settings.ts';

/** Explains that a field or page remains hidden because no rule shows it, and offers to show it. */
export function HiddenForGood({ place }: { place: RuleHolder }) {
  const editor = useEditor();
  const { pages } = useEditedVersion();
  const isEditable = useIsEditable();
  if (!isHiddenForGood(pages, place)) return null;
  const show = () =>
    editor.perform(startChangeCommand([{ place, setting: 'is_hidden', becomes: 'off' }]), {
      label: msg`tonen`,
    });
  return (
    <Alert color="gray" p="sm">
      <Stack gap="xs" align="start">
        <Text size="sm">
          {isPage(place) ? (
            <Trans>Deze pagina is altijd verborgen: geen regel toont haar.</Trans>
          ) : (
            <Trans>Dit veld is altijd verborgen: geen regel toont het.</Trans>
          )}
        </Text>
        {isEditable && (
          <Button size="compact-sm" variant="default" onClick={show}>
            <Trans>Altijd tonen</Trans>
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
