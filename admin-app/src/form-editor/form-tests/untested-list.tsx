import type { CoverageItem } from '@form-builder/core/form-tests/coverage-item.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { findField } from '../document/place.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { Selection } from '../editor/selection.ts';
import { useUntestedTexts } from './use-untested-texts.ts';

const maxListed = 25;

/** Lists the parts that no test covers, with links to them. */
export function UntestedList({ untested }: { readonly untested: readonly CoverageItem[] }) {
  const editor = useEditor();
  const texts = useUntestedTexts();
  if (untested.length === 0) return null;
  const more = untested.length - maxListed;
  return (
    <div>
      <Text size="sm" fw={600}>
        <Trans>Nog niet getest</Trans>
      </Text>
      <ul>
        {untested.slice(0, maxListed).map((one) => (
          <li key={`${one.kind} ${one.at} ${one.part ?? ''}`}>
            <Anchor
              component="button"
              size="sm"
              ta="left"
              onClick={() => editor.select(placeOf(one))}
            >
              {texts(one)}
            </Anchor>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Plural value={more} one="en nog #" other="en nog #" />
          </li>
        )}
      </ul>
    </div>
  );

  function placeOf({ at }: CoverageItem): Selection {
    const { pages, variables } = editor.document();
    if (findField(pages, at)) return { kind: 'field', id: at };
    return variables.some(({ id }) => id === at)
      ? { kind: 'variable', id: at }
      : { kind: 'page', id: at };
  }
}
