import type { Untested } from '@form-builder/core/form-tests/find-untested.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { findField } from '../document/place.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { selectionName } from '../editor/selection-name.ts';
import type { Selection } from '../editor/selection.ts';

const maxListed = 25;

/** Lists the parts that no test covers, with links to them. */
export function UntestedList({ untested }: { readonly untested: readonly Untested[] }) {
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

  function placeOf({ at }: Untested): Selection {
    const { pages, variables } = editor.document();
    if (findField(pages, at)) return { kind: 'field', id: at };
    return variables.some(({ id }) => id === at)
      ? { kind: 'variable', id: at }
      : { kind: 'page', id: at };
  }
}

/** Describes an untested part, with the designers' names. */
function useUntestedTexts(): (untested: Untested) => string {
  const { t } = useLingui();
  const version = useEditedVersion();
  const { texts } = useEditor();
  return ({ kind, at, part }) => {
    const field = findField(version.pages, at)?.field;
    const page = version.pages.find(({ id }) => id === at);
    const name = field
      ? field.label
      : page
        ? selectionName({ kind: 'page', id: at }, version, texts)
        : at;
    const option = field?.options?.find(({ id }) => id === part)?.label ?? '';
    const rule = [...(field?.logic ?? page?.logic ?? [])].findIndex(({ id }) => id === part) + 1;
    const words: Readonly<Record<Untested['kind'], string>> = {
      page: t`De pagina “${name}”`,
      field: `“${name}”`,
      option: t`De keuze “${option}” bij “${name}”`,
      rule_matches: t`Regel ${rule} bij “${name}”: als de voorwaarden kloppen`,
      rule_fails: t`Regel ${rule} bij “${name}”: als de voorwaarden niet kloppen`,
    };
    return words[kind];
  };
}
