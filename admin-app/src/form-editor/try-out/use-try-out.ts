import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { ref } from 'valtio';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import type { Persona } from '@form-builder/core/version-settings/persona.ts';
import { answersOfPersona } from './personas/answers-of-persona.ts';
import { firstPageOf } from '../../form-preview/visible-pages.ts';

/** A run of the form with sample answers. */
export interface TryOutRun {
  readonly session: Session;
  /** A new number for every start, as a React key. */
  readonly attempt: number;
  readonly pageIndex: number;
  readonly openPage: (index: number) => void;
  /** Starts again on the first page, with these answers or none. */
  readonly restart: (answers?: Answers) => void;
  /** Starts again with the answers and the login of a persona. */
  readonly startAs: (persona: Persona) => void;
  /** Renders again what depends on the answers outside the fields. */
  readonly redraw: () => void;
}

/** The session of the try-out; its answers are kept in the editor while it is closed. */
export function useTryOut(): TryOutRun {
  const { pages, variables } = useEditedVersion();
  const { state } = useEditor();
  const [attempt, setAttempt] = useState(0);
  // The page that is open; `undefined` is the first one that is shown.
  const [opened, openPage] = useState<number>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // A new attempt starts a new session, so it is a dependency of the session.
  const run = useMemo(
    () => ({
      attempt,
      session: createTryOutSession(
        { pages, variables },
        state.sample.answers,
        state.sample.variables,
      ),
    }),
    [pages, variables, attempt, state],
  );
  const nextAnswers = useRef<Answers>(undefined);
  // The answers are restored at the next try-out, and previews of formulas use them.
  useEffect(
    () => () => {
      state.sample = ref({
        ...state.sample,
        answers: nextAnswers.current ?? run.session.allAnswers(),
      });
      nextAnswers.current = undefined;
    },
    [run, state],
  );
  const restart = (answers: Answers = {}) => {
    nextAnswers.current = answers;
    state.sample = ref({ ...state.sample, answers });
    openPage(undefined);
    setAttempt(attempt + 1);
  };
  const startAs = (persona: Persona) =>
    restart(answersOfPersona(pages, persona, new Date(run.session.clock.now())));
  const pageIndex = opened ?? firstPageOf(run.session);
  return { ...run, pageIndex, openPage, restart, startAs, redraw };
}
