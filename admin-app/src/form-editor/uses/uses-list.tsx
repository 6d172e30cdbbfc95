import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, List } from '@mantine/core';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { selectionName } from '../editor/selection-name.ts';
import { countWords } from './count-words.ts';
import type { Use } from './find-uses.ts';

interface UsesListProps {
  readonly uses: readonly Use[];
  /** The number of places that are listed; all of them when absent. */
  readonly maxListed?: number;
}

/** Where something is used, with jumps. */
export function UsesList({ uses, maxListed = uses.length }: UsesListProps) {
  const { i18n } = useLingui();
  const editor = useEditor();
  const version = useEditedVersion();
  const more = uses.length - maxListed;
  return (
    <List size="sm" spacing={2} mt={4}>
      {uses.slice(0, maxListed).map(({ kind, at, count }, index) => (
        <List.Item key={index}>
          <Anchor component="button" type="button" size="sm" onClick={() => editor.select(at)}>
            {selectionName(at, version, editor.texts)}
          </Anchor>
          {': '}
          {i18n._(countWords[kind](count))}
        </List.Item>
      ))}
      {more > 0 && (
        <List.Item>
          <Trans>En nog op {more} andere plekken.</Trans>
        </List.Item>
      )}
    </List>
  );
}
