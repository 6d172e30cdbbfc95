import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import { storeToken } from '../src/auth/login-store.ts';
import { keepSignLink } from '../src/screens/co-signature/sign-link.ts';
import type { Screen } from '../src/state/screen.ts';
import type { FormController } from '../src/form-controller/form-controller.ts';
import { screenAnswers, screenForms } from './screen-form.ts';

/** One state of a screen. */
export interface ScreenExample {
  /** Brings an open form there. */
  arrange(controller: FormController): Promise<void> | void;
  /** The form of the screen, when not the usual one. */
  readonly form?: PublicForm;
  /** When the server cannot be reached: while the form opens, or after that. */
  readonly isAway?: 'opening' | 'later';
  /** The browser knows that it is offline. */
  readonly isOffline?: true;
  /** The status of the payment. */
  readonly payment?: PaymentStatus;
  /** A button to press after the screen is rendered. */
  readonly press?: string;
}

const answerAll = ({ navigation }: FormController) => {
  for (const [id, answer] of Object.entries(screenAnswers)) {
    const cell = navigation?.open.session.findCell(id);
    if (cell) navigation?.open.session.set(cell, answer);
  }
};

/** All fields answered, at the step with this index, or at a screen after it. */
const goToStep = async (controller: FormController, at: number, screen: Screen = 'page') => {
  answerAll(controller);
  await controller.navigation?.loadDeferred();
  const step = controller.state.formSteps.steps.at(at);
  if (step) controller.navigation?.show(step, screen);
};

const stay = () => undefined;

/** Every text view crashes when it renders; this error is intended and not reported. */
const breakViews = ({ navigation }: FormController) => {
  const fault = new Error('A view of the stories breaks.');
  window.addEventListener('error', (event) => event.error === fault && event.preventDefault());
  const { views } = navigation?.loaded ?? {};
  const Control = () => {
    throw fault;
  };
  if (views?.text) Object.assign(views, { text: { ...views.text, Control } });
};

/** The start of a payment: the server has the submission. */
const pay = (payment: PaymentStatus): ScreenExample => ({
  payment,
  arrange: async (controller) => {
    answerAll(controller);
    await controller.save();
    await goToStep(controller, -1, 'payment');
  },
});

/** Every screen with its states, by name: a screen without an example does not compile. */
export const screenExamples: Readonly<Record<Screen, Readonly<Record<string, ScreenExample>>>> = {
  loading: {
    loading: {
      arrange: (controller) => {
        controller.state.screen = 'loading';
      },
    },
  },
  page: {
    'first page': { arrange: stay },
    'page with errors': { arrange: (controller) => controller.next() },
    'later page, filled': {
      arrange: (controller) => goToStep(controller, 1),
    },
    'restored answers': {
      arrange: (controller) => {
        answerAll(controller);
        controller.state.isRestored = true;
      },
    },
    'open in another tab': {
      arrange: (controller) => {
        controller.state.isEditedInOtherTab = true;
      },
    },
    'saved elsewhere': {
      arrange: async (controller) => {
        await controller.navigation?.loadDeferred();
        controller.state.isStale = true;
      },
    },
    'answers that did not fit a newer version': {
      arrange: async (controller) => {
        await controller.navigation?.loadDeferred();
        controller.state.lostAnswers = [
          { path: 'car', label: 'Welke auto hebt u?', value: 'Benzine' },
        ];
      },
    },
    'test of a form': { arrange: stay, form: screenForms.test },
    'no connection while filling in': { arrange: stay, isOffline: true },
    'saved to go on later': {
      arrange: async (controller) => {
        await controller.navigation?.loadDeferred();
        answerAll(controller);
      },
      press: '.draft-buttons button:first-child',
    },
    'asked before stopping': {
      arrange: async (controller) => {
        await controller.navigation?.loadDeferred();
      },
      press: '.draft-buttons button:last-child',
    },
    'login nearly over': {
      form: screenForms.login,
      arrange: () => storeToken(screenForms.login.id, 'digid', 'token of a story'),
    },
    'something of ours broke': { arrange: breakViews },
    'step that failed': {
      arrange: (controller) => {
        controller.state.problem = {
          title: 'Er is geen verbinding',
          text: 'U kunt verder typen. Probeer het opnieuw als u weer verbinding hebt.',
          canRetry: true,
        };
      },
    },
    sending: {
      arrange: async (controller) => {
        await goToStep(controller, -1);
        controller.state.busy = 'submitting';
      },
    },
  },
  break: {
    'part of a page to look over': { arrange: (controller) => goToStep(controller, 1, 'break') },
  },
  summary: {
    summary: { arrange: (controller) => goToStep(controller, -1, 'summary') },
    'summary, sending failed': {
      arrange: async (controller) => {
        await goToStep(controller, -1, 'summary');
        controller.state.problem = {
          title: 'Het versturen is niet gelukt',
          text: 'Uw antwoorden zijn er nog. Probeer het over een paar minuten opnieuw.',
          canRetry: true,
        };
      },
    },
  },
  confirmation: {
    confirmation: {
      arrange: async (controller) => {
        await goToStep(controller, -1, 'confirmation');
        controller.state.number = 'PF-000123';
      },
    },
    'confirmation without a number': {
      arrange: (controller) => goToStep(controller, -1, 'confirmation'),
    },
  },
  aborted: {
    aborted: {
      arrange: async (controller) => {
        await controller.navigation?.loadDeferred();
        controller.state.screen = 'aborted';
      },
    },
  },
  queued: {
    'waiting for a connection': {
      arrange: (controller) => goToStep(controller, -1, 'queued'),
      isAway: 'later',
      isOffline: true,
    },
  },
  verification: {
    'e-mail address to confirm': {
      arrange: (controller) => goToStep(controller, -1, 'verification'),
    },
  },
  files: {
    'files being checked': { arrange: (controller) => goToStep(controller, -1, 'files') },
  },
  co_signature: {
    'waiting for a second person': {
      arrange: (controller) => goToStep(controller, -1, 'co_signature'),
    },
  },
  sign: {
    'link of a second person that opens nothing': {
      arrange: async (controller) => {
        keepSignLink(controller.state, { id: 'gone', key: 'gone' });
        await goToStep(controller, 0, 'sign');
      },
    },
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
    'login before the form opens': { arrange: (controller) => goToStep(controller, 0, 'login') },
  },
  resume: {
    'saved form that needs a code': { arrange: (controller) => goToStep(controller, 0, 'resume') },
  },
  dead_link: {
    'link that opens nothing': {
      arrange: (controller) => {
        controller.state.problem = {
          title: 'Deze link werkt niet (meer).',
          text: 'Kijk of u de hele link uit de e-mail hebt gebruikt.',
          canRetry: false,
        };
        controller.state.screen = 'dead_link';
      },
    },
  },
  failure: {
    'no connection': { arrange: stay, isAway: 'opening' },
    'no such form': {
      arrange: (controller) => {
        controller.state.problem = {
          title: 'Dit formulier bestaat niet',
          text: 'Misschien is het adres niet goed overgenomen.',
          canRetry: false,
        };
        controller.state.screen = 'failure';
      },
    },
  },
};

interface NamedExample extends ScreenExample {
  readonly name: string;
}

/** The examples of all screens, in the order of the navigation. */
export const namedScreens: readonly NamedExample[] = Object.values(screenExamples).flatMap(
  (examples) => Object.entries(examples).map(([name, example]) => ({ name, ...example })),
);
