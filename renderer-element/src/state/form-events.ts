import type { ShownProblem } from './form-state.ts';

/** The events for the host page, by name, with their `detail`. */
export interface FormEvents {
  ready: { readonly formId: string; readonly versionId: string; readonly title: string };
  page: { readonly index: number; readonly total: number; readonly title: string };
  saved: { readonly submissionId: string };
  aborted: { readonly formId: string };
  completed: { readonly submissionId: string; readonly number: string | null };
  error: ShownProblem & { readonly code: string };
  resize: { readonly width: number; readonly height: number };
}

/** Emits an event to the host page. */
export type Emit = <N extends keyof FormEvents>(name: N, detail: FormEvents[N]) => void;
