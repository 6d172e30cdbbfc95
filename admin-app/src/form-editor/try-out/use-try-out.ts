import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import type { Persona } from '@form-builder/core/version-settings/persona.ts';
import { useCallback, useState } from 'react';
import { ref } from 'valtio';
import { useEditedVersion, useEditor, useEditorState } from '../editor/editor-context.ts';
import { answersOfPersona } from './personas/answers-of-persona.ts';
import { useSampleSession } from './use-sample-session.ts';

/** A run of the form with sample answers. */
export interface TryOutRun {
  /** The same form and answers as in the frame, for what is beside it. */
  readonly session: Session;
  readonly answers: Answers;
  /** A new number for every start, as a React key. */
  readonly attempt: number;
  /** The index of the page in the frame. */
  readonly pageIndex: number;
  /** The visitor gave these answers, and is on this page. */
  readonly progress: (answers: Answers, pageId: string) => void;
  /** Shows these answers on the same page. */
  readonly fill: (answers: Answers) => void;
  /** Starts again on the first page, with these answers or none. */
  readonly restart: (answers?: Answers) => void;
  /** Starts again with the answers and the login of a persona. */
  readonly startAs: (persona: Persona) => void;
}

/** The answers of the try-out: kept in the editor while it is closed, and used by the trial of rules and formulas. */
export function useTryOut(): TryOutRun {
  const { state } = useEditor();
  const { answers } = useEditorState().sample;
  const [attempt, setAttempt] = useState(0);
  const [pageId, setPageId] = useState<string>();
  const { pages } = useEditedVersion();
  const { session } = useSampleSession();
  const fill = useCallback(
    (next: Answers) => {
      state.sample = ref({ ...state.sample, answers: next });
    },
    [state],
  );
  const progress = useCallback(
    (next: Answers, openPageId: string) => {
      fill(next);
      setPageId(openPageId);
    },
    [fill],
  );
  const restart = (next: Answers = {}) => {
    fill(next);
    setAttempt(attempt + 1);
  };
  const startAs = (persona: Persona) =>
    restart(answersOfPersona(pages, persona, new Date(session.clock.now())));
  const pageIndex = Math.max(
    0,
    pages.findIndex(({ id }) => id === pageId),
  );
  return { session, answers, attempt, pageIndex, progress, fill, restart, startAs };
}
