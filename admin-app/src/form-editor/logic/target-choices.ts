import type { Field, Page } from '@form-builder/core/form/form-definition.ts';
import { variableFields } from '@form-builder/core/form/variables/variable-field.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { LocatedField } from '../document/place.ts';
import { useEditedVersion, useEditorState, useSelectedField } from '../editor/editor-context.ts';
import { targetsFor, targetsForPage } from './rule-targets.ts';

/** Fields to choose from, under the title of their page. */
export interface TargetChoices {
  readonly group: string;
  readonly items: { readonly value: string; readonly label: string }[];
}

/**
 * Returns the fields to which a rule of the selected field or page can refer, and the variables.
 */
export function useTargetChoices(): readonly TargetChoices[] {
  const { t } = useLingui();
  const { pages, variables } = useEditedVersion();
  const { selection } = useEditorState();
  const holder = useSelectedField();
  const pageId = selection.kind === 'page' ? selection.id : null;
  return useMemo(() => {
    const ofPage = pageId === null ? [] : targetsForPage(pages, pageId);
    const items = variableFields(variables).map(choiceOf);
    return [
      ...groupByPage(pages, holder ? targetsFor(pages, holder) : ofPage),
      ...(items.length > 0 ? [{ group: t`Variabelen`, items }] : []),
    ];
  }, [pages, variables, holder, pageId, t]);
}

/** Fields to choose from, in reading order. */
export function groupByPage(
  pages: readonly Page[],
  fields: readonly LocatedField[],
): readonly TargetChoices[] {
  return pages
    .map((page, index) => ({
      group: page.title || `${index + 1}`,
      items: fields.filter((one) => one.page.id === page.id).map(({ field }) => choiceOf(field)),
    }))
    .filter(({ items }) => items.length > 0);
}

const choiceOf = ({ id, label, short_id: shortId }: Field) => ({
  value: id,
  label: label || shortId,
});
