import { useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEditorState } from '../editor/editor-context.ts';

/**
 * Explains why the server rejected the changes, which are kept and sent again with the next one.
 */
export function RefusedBanner() {
  const { t } = useLingui();
  const { save } = useEditorState();
  if (save.status !== 'refused') return null;
  const reasons = Object.values(save.problem?.errors ?? {}).flat();
  // The server answers like this to who may not see the form any more, too.
  const isGone = save.problem?.code === 'not_found';
  const message = isGone
    ? t`Het formulier is verwijderd, of je mag het niet meer wijzigen. Je wijzigingen staan nog in deze browser.`
    : (save.problem?.message ?? '');
  const shown = reasons.length > 0 ? reasons : [message];
  return (
    <Alert
      color="red"
      radius={0}
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={t`Je laatste wijzigingen zijn niet opgeslagen`}
    >
      {shown.map((reason) => (
        <Text key={reason} size="sm">
          {reason}
        </Text>
      ))}
    </Alert>
  );
}
