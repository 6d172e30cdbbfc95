import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { loadStaffMessages } from '@form-builder/core/messages/load-staff-messages.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { createClock } from '@form-builder/core/runtime/create-clock.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { currentRegion } from '../../languages/languages.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { findProblems } from './find-problems.ts';
import type { EditorProblem } from './problem.ts';

const context = { types: fieldTypes, clock: createClock(() => Date.now()) };

/** The problems of the version as it is being edited; `undefined` until they are known. */
export function useProblems(): readonly EditorProblem[] | undefined {
  const { texts } = useEditor();
  const document = useDeferredValue(useEditedVersion());
  const locale = currentRegion();
  const { data: messages } = useQuery({
    queryKey: ['staff-messages', locale],
    queryFn: () => loadStaffMessages(locale),
    staleTime: Infinity,
  });
  return useMemo(() => {
    if (!messages) return undefined;
    const translate = createTranslator(locale, messages);
    return findProblems(document, context, { texts, translate });
  }, [document, locale, messages, texts]);
}
