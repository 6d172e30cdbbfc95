import { FormBuilderRender } from '../src/form-builder-render.tsx';
import {
  extraScreens,
  breakScreen,
  loginScreen,
  paymentScreen,
} from '../src/screens/lazy/lazy-modules.ts';
import { deferredModule } from '../src/form-controller/load-deferred.ts';
import { FormController } from '../src/form-controller/form-controller.ts';
import { namedScreens } from './screen-examples.ts';
import { screenForm, screenForms } from './screen-form.ts';
import { playServer, storyBaseUrl } from './story-api.ts';

const lazyScreens = [extraScreens, breakScreen, loginScreen, paymentScreen];
const api = playServer([screenForm, ...Object.values(screenForms)]);

export interface OpenedScreen {
  readonly controller: FormController;
}

/** The element's own screen of an open form. */
export function ScreenStory({ controller }: OpenedScreen) {
  return <FormBuilderRender controller={controller} pageTitle />;
}

/** Opens the form over the API and brings it to the state of a named screen. */
export async function openScreen(name: string, locale: string): Promise<OpenedScreen> {
  const example = namedScreens.find((each) => each.name === name);
  if (!example) throw new Error(`There is no screen ${name}.`);
  const controller = new FormController(() => undefined, { isConnected: true });
  const { form = screenForm } = example;
  api.failureMode = example.isAway === 'opening' ? 'gone' : 'none';
  api.payment = example.payment ?? 'open';
  setOnline(true);
  await controller.applyOptions({
    address: {
      formId: form.id,
      environment: 'production',
      baseUrl: storyBaseUrl,
      tokenType: 'Bearer',
      accessToken: undefined,
    },
    locale,
  });
  // The element fetches them while the visitor reads the first page.
  const { text } = controller.state;
  if (text) await Promise.all([deferredModule, ...lazyScreens].map((part) => part.fetch(text)));
  await controller.navigation?.loadDeferred();
  setOnline(!example.isOffline);
  await example.arrange(controller);
  if (example.isAway === 'later') api.failureMode = 'gone';
  return { controller };
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
}

/** Presses what opens the rest of a named screen, if anything. */
export async function pressOnScreen(name: string, frame: Element | null): Promise<void> {
  const press = namedScreens.find((each) => each.name === name)?.press;
  if (press === undefined) return;
  const find = () => frame?.shadowRoot?.querySelector<HTMLElement>(press);
  // The views around a screen render a moment after it.
  while (!find()) await new Promise((resolve) => setTimeout(resolve, 20));
  find()?.click();
  while (!frame?.shadowRoot?.querySelector('dialog[open]')) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
