import type { Page } from '@form-builder/core/form/form-definition.ts';
import { useMemo } from 'react';
import type { LocatedField } from '../document/place.ts';
import { useEditedVersion, useEditorState, useSelectedField } from '../editor/editor-context.ts';
import { targetsFor, targetsForPage } from './rule-targets.ts';

/** Fields to choose from, under the title of their page. */
export interface TargetChoices {
  readonly group: string;
  readonly items: { readonly value: string; readonly label: string }[];
}

/** The fields that a rule of the selected field or page can speak of. */
export function useTargetChoices(): readonly TargetChoices[] {
  const { pages } = useEditedVersion();
  const { selection } = useEditorState();
  const holder = useSelectedField();
  const pageId = selection.kind === 'page' ? selection.id : null;
  return useMemo(() => {
    const ofPage = pageId === null ? [] : targetsForPage(pages, pageId);
    return groupByPage(pages, holder ? targetsFor(pages, holder) : ofPage);
  }, [pages, holder, pageId]);
}

/** Fields to choose from, in reading order. */
export function groupByPage(
  pages: readonly Page[],
  fields: readonly LocatedField[],
): readonly TargetChoices[] {
  return pages
    .map((page, index) => ({
      group: page.title || `${index + 1}`,
      items: fields
        .filter((one) => one.page.id === page.id)
        .map(({ field }) => ({ value: field.id, label: field.label || field.short_id })),
    }))
    .filter(({ items }) => items.length > 0);
}
