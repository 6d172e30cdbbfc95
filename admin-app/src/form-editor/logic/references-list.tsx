import { Trans } from '@lingui/react/macro';
import { Anchor, List, Text } from '@mantine/core';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { selectionName } from '../editor/selection-name.ts';
import { findReferences } from './references.ts';

interface ReferencesProps {
  /** The field or variable that is read. */
  readonly read: { readonly id: string; readonly short_id: string };
}

/** Lists the rules, formulas and texts that refer to a field or variable, with links. */
export function References({ read }: ReferencesProps) {
  const editor = useEditor();
  const version = useEditedVersion();
  const readers = findReferences(version, [read]);
  if (readers.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        <Trans>Wordt gelezen door</Trans>
      </Text>
      <List size="sm" spacing={2} mt={4}>
        {readers.map((at) => (
          <List.Item key={at.kind === 'version' ? at.kind : at.id}>
            <Anchor component="button" type="button" size="sm" onClick={() => editor.select(at)}>
              {selectionName(at, version, editor.texts)}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
