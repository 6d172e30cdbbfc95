import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import { keepToken } from '../src/auth/login-store.ts';
import type { Screen } from '../src/state/form-state.ts';
import type { Visit } from '../src/form-controller/form-controller.ts';
import { screenAnswers, screenForms } from './screen-form.ts';

/** One thing a visitor can meet on a screen. */
export interface ScreenExample {
  /** Brings an opened visit there. */
  arrange(visit: Visit): Promise<void> | void;
  /** The form it is shown with, when not the usual one. */
  readonly form?: PublicForm;
  /** When the server cannot be reached: while the form opens, or from then on. */
  readonly isAway?: 'opening' | 'later';
  /** The browser knows that there is no line. */
  readonly isOffline?: true;
  /** How the payment stands. */
  readonly payment?: PaymentStatus;
  /** A button to press once the screen is drawn. */
  readonly press?: string;
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

/** Every view of a text breaks as it is drawn, and is not reported: this once it is meant. */
const breakViews = ({ walk }: Visit) => {
  const fault = new Error('A view of the stories breaks.');
  window.addEventListener('error', (event) => event.error === fault && event.preventDefault());
  const { views } = walk?.loaded ?? {};
  const Control = () => {
    throw fault;
  };
  if (views?.text) Object.assign(views, { text: { ...views.text, Control } });
};

/** Where paying begins: the server has the submission. */
const pay = (payment: PaymentStatus): ScreenExample => ({
  payment,
  arrange: async (visit) => {
    answerAll(visit);
    await visit.save();
    await arrive(visit, -1, 'payment');
  },
});

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
    'test of a form': { arrange: stay, form: screenForms.test },
    'no connection while filling in': { arrange: stay, isOffline: true },
    'saved to go on later': {
      arrange: async (visit) => {
        await visit.walk?.reachEnd();
        answerAll(visit);
      },
      press: '.draft-buttons button:first-child',
    },
    'asked before stopping': {
      arrange: async (visit) => {
        await visit.walk?.reachEnd();
      },
      press: '.draft-buttons button:last-child',
    },
    'login nearly over': {
      form: screenForms.login,
      arrange: () => keepToken(screenForms.login.id, 'digid', 'token of a story'),
    },
    'something of ours broke': { arrange: breakViews },
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
    'waiting for a connection': {
      arrange: (visit) => arrive(visit, -1, 'queued'),
      isAway: 'later',
      isOffline: true,
    },
  },
  verification: {
    'e-mail address to confirm': { arrange: (visit) => arrive(visit, -1, 'verification') },
  },
  files: {
    'files being checked': { arrange: (visit) => arrive(visit, -1, 'files') },
  },
  payment: {
    'payment to make': pay('open'),
    'payment being processed': pay('pending'),
    'payment cancelled': pay('cancelled'),
    'payment expired': pay('expired'),
    'payment failed': pay('failed'),
    'payment that cannot be looked up': { ...pay('open'), isAway: 'later' },
  },
  login: {
    'login before the form opens': { arrange: (visit) => arrive(visit, 0, 'login') },
  },
  resume: {
    'saved form that needs a code': { arrange: (visit) => arrive(visit, 0, 'resume') },
  },
  failure: {
    'no connection': { arrange: stay, isAway: 'opening' },
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
