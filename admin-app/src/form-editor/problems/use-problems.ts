import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { loadStaffMessages } from '@form-builder/core/messages/load-staff-messages.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { currentRegion } from '../../languages/languages.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import type { EditorProblem } from './problem.ts';

const context = { types: fieldTypes, clock: createClock(() => Date.now()) };

/** Returns the problems of the edited version; `undefined` until they are found. */
export function useProblems(): readonly EditorProblem[] | undefined {
  const { texts } = useEditor();
  const document = useDeferredValue(useEditedVersion());
  const locale = currentRegion();
  const { data: checker } = useQuery({
    queryKey: ['form-checker', locale],
    queryFn: () => loadChecker(locale),
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (!checker) return undefined;
    const translate = createTranslator(locale, checker.messages);
    return checker.findProblems(document, context, { texts, translate });
  }, [document, locale, checker, texts]);
}

/** Loads the form checker and its texts after the editor has opened. */
async function loadChecker(locale: string) {
  const [{ findProblems }, messages] = await Promise.all([
    import('./find-problems.ts'),
    loadStaffMessages(locale),
  ]);
  return { findProblems, messages };
}
