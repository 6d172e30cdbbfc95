import { FormBuilderRender } from '../src/form-builder-render.tsx';
import { asides, breaks, logins, payments } from '../src/visit/later-parts.ts';
import { roadEnd } from '../src/visit/load-road-end.ts';
import { Visit } from '../src/visit/visit.ts';
import { namedScreens } from './screen-examples.ts';
import { screenForm } from './screen-form.ts';
import { playServer, storyBaseUrl } from './story-api.ts';

const laterScreens = [asides, breaks, logins, payments];
const api = playServer([screenForm]);

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
  api.mood = example.isAway ? 'gone' : 'well';
  await visit.follow({
    address: {
      formId: screenForm.id,
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
  return { visit };
}
