import type { Page } from '@form-builder/core/form/form-definition.ts';
import { resolveSteps, type FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { firstCells } from './preview-definition.ts';

/** The pause after an edit before the whole form is started again, so that no key waits for it. */
const restMs = 250;

/** The form for a visitor who has not filled in anything. */
export interface StartState {
  readonly session: Session;
  /** The ids of the fields that the visitor does not see. */
  readonly hiddenFields: ReadonlySet<string>;
  /** The ids of the pages that are a step. */
  readonly shownPages: ReadonlySet<string>;
}

/** Returns the start of the form, which follows edits after a short pause. */
export function useStartState(version: EditedVersion): StartState {
  const [settled] = useDebouncedValue(version, restMs);
  const { pages, variables } = useDeferredValue(settled);
  return useMemo(() => findStartState({ pages, variables }), [pages, variables]);
}

/** Starts the form as for a visitor, without answers. */
export function findStartState(version: Pick<EditedVersion, 'pages' | 'variables'>): StartState {
  const session = createTryOutSession(version);
  const cells = firstCells(session.pages.flatMap((page) => page.cells)).values();
  const hidden = Array.from(cells).filter((cell) => !cell.visible);
  const { pageIndexes } = resolveSteps(session);
  return {
    session,
    hiddenFields: new Set(hidden.map(({ field }) => field.id)),
    shownPages: new Set(pageIndexes.flatMap((index) => version.pages[index]?.id ?? [])),
  };
}

/** The steps at the start of a form; always includes the edited page, even if rules hide it. */
export function stepsWith(
  { shownPages }: StartState,
  pages: readonly Page[],
  pageIndex: number,
): FormSteps {
  const shown = pages.flatMap(({ id }, index) =>
    shownPages.has(id) || index === pageIndex ? [index] : [],
  );
  const steps = shown.map((index) => ({
    pageIndex: index,
    section: 0,
    cells: [],
    breakCell: undefined,
  }));
  return { steps, pageIndexes: shown, stopBlock: undefined };
}
