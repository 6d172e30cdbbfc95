import type { Screen } from '../src/visit/visit-state.ts';
import type { Visit } from '../src/visit/visit.ts';
import { screenAnswers } from './screen-form.ts';

/** One thing a visitor can meet on a screen. */
export interface ScreenExample {
  /** Brings an opened visit there. */
  arrange(visit: Visit): Promise<void> | void;
  /** The network or the server is away while the form opens. */
  readonly isAway?: true;
}

const answerAll = ({ walk }: Visit) => {
  for (const [id, answer] of Object.entries(screenAnswers)) {
    const cell = walk?.open.session.findCell(id);
    if (cell) walk?.open.session.set(cell, answer);
  }
};

/** All answered, at the step whose index this is, or at what follows that step. */
const arrive = async (visit: Visit, at: number, screen: Screen = 'page') => {
  answerAll(visit);
  await visit.walk?.reachEnd();
  const step = visit.state.road.steps.at(at);
  if (step) visit.walk?.show(step, screen);
};

const stay = () => undefined;

/**
 * Every screen with the states it can be in, by name: a screen without an example does not compile.
 */
export const screenExamples: Readonly<Record<Screen, Readonly<Record<string, ScreenExample>>>> = {
  loading: {
    loading: {
      arrange: (visit) => {
        visit.state.screen = 'loading';
      },
    },
  },
  page: {
    'first page': { arrange: stay },
    'page with errors': { arrange: (visit) => visit.next() },
    'later page, filled': {
      arrange: (visit) => arrive(visit, 1),
    },
    'restored answers': {
      arrange: (visit) => {
        answerAll(visit);
        visit.state.isRestored = true;
      },
    },
    'open in another tab': {
      arrange: (visit) => {
        visit.state.isInOtherTab = true;
      },
    },
    'saved elsewhere': {
      arrange: async (visit) => {
        await visit.walk?.reachEnd();
        visit.state.isStale = true;
      },
    },
    'answers that did not fit a newer version': {
      arrange: async (visit) => {
        await visit.walk?.reachEnd();
        visit.state.lost = [{ path: 'car', label: 'Welke auto hebt u?', value: 'Benzine' }];
      },
    },
    'step that failed': {
      arrange: (visit) => {
        visit.state.problem = {
          title: 'Er is geen verbinding',
          text: 'U kunt verder typen. Probeer het opnieuw als u weer verbinding hebt.',
          canRetry: true,
        };
      },
    },
    sending: {
      arrange: async (visit) => {
        await arrive(visit, -1);
        visit.state.busy = 'submitting';
      },
    },
  },
  break: {
    'part of a page to look over': { arrange: (visit) => arrive(visit, 1, 'break') },
  },
  summary: {
    summary: { arrange: (visit) => arrive(visit, -1, 'summary') },
    'summary, sending failed': {
      arrange: async (visit) => {
        await arrive(visit, -1, 'summary');
        visit.state.problem = {
          title: 'Het versturen is niet gelukt',
          text: 'Uw antwoorden zijn er nog. Probeer het over een paar minuten opnieuw.',
          canRetry: true,
        };
      },
    },
  },
  confirmation: {
    confirmation: {
      arrange: async (visit) => {
        await arrive(visit, -1, 'confirmation');
        visit.state.number = 'PF-000123';
      },
    },
    'confirmation without a number': {
      arrange: (visit) => arrive(visit, -1, 'confirmation'),
    },
  },
  aborted: {
    aborted: {
      arrange: async (visit) => {
        await visit.walk?.reachEnd();
        visit.state.screen = 'aborted';
      },
    },
  },
  queued: {
    'waiting for a connection': { arrange: (visit) => arrive(visit, -1, 'queued') },
  },
  verification: {
    'e-mail address to confirm': { arrange: (visit) => arrive(visit, -1, 'verification') },
  },
  files: {
    'files being checked': { arrange: (visit) => arrive(visit, -1, 'files') },
  },
  payment: {
    'payment being checked': { arrange: (visit) => arrive(visit, -1, 'payment') },
  },
  login: {
    'login before the form opens': { arrange: (visit) => arrive(visit, 0, 'login') },
  },
  resume: {
    'saved form that needs a code': { arrange: (visit) => arrive(visit, 0, 'resume') },
  },
  failure: {
    'no connection': { arrange: stay, isAway: true },
    'no such form': {
      arrange: (visit) => {
        visit.state.problem = {
          title: 'Dit formulier bestaat niet',
          text: 'Misschien is het adres niet goed overgenomen.',
          canRetry: false,
        };
        visit.state.screen = 'failure';
      },
    },
  },
};

interface NamedExample extends ScreenExample {
  readonly name: string;
}

/** The examples of all screens in the order of the road. */
export const namedScreens: readonly NamedExample[] = Object.values(screenExamples).flatMap(
  (examples) => Object.entries(examples).map(([name, example]) => ({ name, ...example })),
);
