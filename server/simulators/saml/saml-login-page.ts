import { html } from '../../src/platform/html/html.ts';
import { choice } from '../choice.ts';
import type { SimulatorPage } from '../simulator-page.ts';
import type { SimulatedService } from './simulated-service.ts';

/** Who to be, at which level, and the ways in which logging in can end. */
export function samlLoginPage(wanted: {
  readonly service: SimulatedService;
  readonly clientName: string;
  readonly level: string;
  readonly key: string;
}): SimulatorPage {
  const { service, clientName, key } = wanted;
  const chosen = Math.max(
    0,
    service.levels.findIndex(({ acr }) => acr === wanted.level),
  );
  const content = html`<p class="intro">U gaat inloggen bij ${clientName}.</p>
    <form method="post" action="/${service.base}/login">
      <input type="hidden" name="key" value="${key}" />
      <fieldset>
        <legend>Wie bent u?</legend>
        ${service.subjects.map(({ key: value, label, hint }, index) =>
          choice({ name: 'person', value, label, hint, isChosen: index === 0 }),
        )}
      </fieldset>
      <fieldset>
        <legend>Met welk niveau logt u in?</legend>
        ${service.levels.map(({ acr, name, hint }, index) =>
          choice({ name: 'level', value: acr, label: name, hint, isChosen: index === chosen }),
        )}
      </fieldset>
      <div class="actions">
        <button class="button" type="submit" name="action" value="login">Inloggen</button>
        <button class="button plain" type="submit" name="action" value="cancel">Annuleren</button>
        <button class="button plain" type="submit" name="action" value="no-level">
          Zeg dat het niveau te laag is
        </button>
        <button class="button plain" type="submit" name="action" value="fail">
          Laat het inloggen mislukken
        </button>
      </div>
    </form>`;
  return { name: service.name, base: service.base, title: service.title, content };
}

/** Says one thing. */
export function samlNoticePage(
  { name, base }: SimulatedService,
  title: string,
  text: string,
): SimulatorPage {
  return { name, base, title, content: html`<p class="intro">${text}</p>` };
}
