import { FormBuilderRender } from '../src/form-builder-render.tsx';
import { asides, breaks, logins, payments } from '../src/screens/lazy-modules.ts';
import { roadEnd } from '../src/form-controller/load-deferred.ts';
import { Visit } from '../src/form-controller/form-controller.ts';
import { namedScreens } from './screen-examples.ts';
import { screenForm, screenForms } from './screen-form.ts';
import { playServer, storyBaseUrl } from './story-api.ts';

const laterScreens = [asides, breaks, logins, payments];
const api = playServer([screenForm, ...Object.values(screenForms)]);

export interface OpenedScreen {
  readonly visit: Visit;
}

/** The element's own screen, drawn from an opened visit. */
export function ScreenStory({ visit }: OpenedScreen) {
  return <FormBuilderRender visit={visit} pageTitle />;
}

/** Opens the form over the API and brings the visit to the state of a named screen. */
export async function openScreen(name: string, locale: string): Promise<OpenedScreen> {
  const example = namedScreens.find((each) => each.name === name);
  if (!example) throw new Error(`There is no screen ${name}.`);
  const visit = new Visit(() => undefined);
  const { form = screenForm } = example;
  api.mood = example.isAway === 'opening' ? 'gone' : 'well';
  api.payment = example.payment ?? 'open';
  Object.defineProperty(navigator, 'onLine', {
    configurable: true,
    get: () => !example.isOffline,
  });
  await visit.follow({
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
  const { text } = visit.state;
  if (text) await Promise.all([roadEnd, ...laterScreens].map((part) => part.fetch(text)));
  await example.arrange(visit);
  if (example.isAway === 'later') api.mood = 'gone';
  return { visit };
}

/** Presses what opens the rest of a named screen, if something does. */
export async function pressOnScreen(name: string, frame: Element | null): Promise<void> {
  const press = namedScreens.find((each) => each.name === name)?.press;
  if (press === undefined) return;
  const find = () => frame?.shadowRoot?.querySelector<HTMLElement>(press);
  // What stands around a screen comes a moment after it.
  while (!find()) await new Promise((resolve) => setTimeout(resolve, 20));
  find()?.click();
  while (!frame?.shadowRoot?.querySelector('dialog[open]')) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
