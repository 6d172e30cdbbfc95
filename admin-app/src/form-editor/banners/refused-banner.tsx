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
  const shown = reasons.length > 0 ? reasons : [save.problem?.message ?? ''];
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
