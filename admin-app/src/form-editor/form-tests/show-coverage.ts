import { ref } from 'valtio';
import type { Editor } from '../editor/editor.ts';
import { noCoverageMarks } from './coverage-context.ts';

/** Marks on the canvas what no test covers. */
export function showCoverage({ state }: Editor): void {
  state.mode = 'edit';
  state.isListingRules = false;
  state.coverage = ref(noCoverageMarks);
}
