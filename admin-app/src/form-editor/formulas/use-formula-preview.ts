import {
  previewFormula,
  type FormulaPreview,
} from '@form-builder/core/analysis/preview-formula.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { useDeferredValue, useMemo } from 'react';
import { browserClock } from '../../form-preview/browser-clock.ts';
import { useEditedVersion, useEditorState } from '../editor/editor-context.ts';

/**
 * Checks a formula and computes it with the answers of the try-out, with low priority while the
 * designer types.
 */
export function useFormulaPreview(source: string, ownerId: string): FormulaPreview | undefined {
  const version = useDeferredValue(useEditedVersion());
  const { sample } = useEditorState();
  const written = useDeferredValue(source);
  return useMemo(
    () =>
      written.trim() === ''
        ? undefined
        : previewFormula(version, written, {
            types: fieldTypes,
            ownerId,
            ...sample,
            clock: browserClock,
          }),
    [version, written, ownerId, sample],
  );
}
