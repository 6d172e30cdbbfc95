import type { Language } from '@form-builder/core/messages/languages.ts';
import { createTermFinder, type TermFinder } from '@form-builder/core/translations/glossary.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFeature } from '../../session/feature-state.ts';
import { glossaryQuery } from '../glossary-query.ts';

/** Finds the terms of the glossary in texts; it finds none until the glossary is loaded, or while it is not used. */
export function useTermFinder(source: Language, target: Language): TermFinder {
  const isActive = useFeature('glossary');
  const { data } = useQuery({ ...glossaryQuery, enabled: isActive });
  return useMemo(
    () => createTermFinder(isActive ? (data ?? []) : [], { source, target }),
    [isActive, data, source, target],
  );
}
