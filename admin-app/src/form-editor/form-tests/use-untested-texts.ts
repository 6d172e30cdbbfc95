import type { CoverageItem } from '@form-builder/core/form-tests/coverage-item.ts';
import { useLingui } from '@lingui/react/macro';
import { findField } from '../document/place.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { selectionName } from '../editor/selection-name.ts';

/** Describes an untested part, with the designers' names. */
export function useUntestedTexts(): (untested: CoverageItem) => string {
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
    const words: Readonly<Record<CoverageItem['kind'], string>> = {
      page: t`De pagina “${name}”`,
      field: `“${name}”`,
      option: t`De keuze “${option}” bij “${name}”`,
      rule_matches: t`Regel ${rule} bij “${name}”: als de voorwaarden kloppen`,
      rule_fails: t`Regel ${rule} bij “${name}”: als de voorwaarden niet kloppen`,
    };
    return words[kind];
  };
}
