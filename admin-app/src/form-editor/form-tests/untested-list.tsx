import type { CoverageItem } from '@form-builder/core/form-tests/coverage-item.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useEditor } from '../editor/editor-context.ts';
import { untestedPlace } from './untested-place.ts';
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
              onClick={() => editor.select(untestedPlace(one, editor.document()))}
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
}
