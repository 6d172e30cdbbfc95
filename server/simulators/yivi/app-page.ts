import { html } from '../../src/platform/html/html.ts';
import { choice } from '../choice.ts';
import { subjectOf, testPeople } from '../digid/test-people.ts';
import type { SimulatorPage } from '../simulator-page.ts';
import { hasEnded, type IrmaSession } from './irma-session.ts';
import { cardLevels } from './test-cards.ts';

/** How the simulator is called on its pages. */
const yiviName = 'Yivi-simulator';

/** The first part of its path. */
export const yiviBase = 'yivi';

const actions = [
  ['share', 'Delen'],
  ['cancel', 'Weigeren'],
  ['expire', 'Laat de sessie verlopen'],
  ['invalid', 'Delen met een ongeldig bewijs'],
] as const;

/** The app: who somebody is, what they share, and the ways in which that can end. */
export function appPage(session: IrmaSession): SimulatorPage {
  const asked = session.request.request.disclose
    .flat(2)
    .map((one) => (typeof one === 'string' ? one : one.type));
  const form = html`<p class="intro">De gemeente vraagt:</p>
    <ul>
      ${asked.map((id) => html`<li>${breakable(id)}</li>`)}
    </ul>
    <form method="post">
      <fieldset>
        <legend>Van wie is deze telefoon?</legend>
        ${testPeople.map((person, index) =>
          choice({
            name: 'person',
            value: subjectOf(person),
            label: `${person.givenName} ${person.familyName}`,
            hint: `Burgerservicenummer ${person.bsn}`,
            isChosen: index === 0,
          }),
        )}
      </fieldset>
      <fieldset>
        <legend>Met welk niveau van DigiD zijn de kaartjes geladen?</legend>
        ${cardLevels.map((level, index) =>
          choice({ name: 'level', value: level, label: level, hint: '', isChosen: index === 0 }),
        )}
      </fieldset>
      <div class="actions">
        ${actions.map(([name, label], index) => {
          const look = index === 0 ? 'button' : 'button plain';
          return html`<button class="${look}" type="submit" name="action" value="${name}">
            ${label}
          </button>`;
        })}
      </div>
    </form>`;
  if (session.status === 'PAIRING')
    return pageWith(
      'Typ de code',
      html`<p class="intro">Typ deze code op de pagina waar u inlogt:</p>
        <p class="amount">${session.pairingCode ?? ''}</p>`,
    );
  return pageWith(
    'Gegevens delen',
    hasEnded(session) ? html`<p>Klaar. Ga terug naar de pagina van de gemeente.</p>` : form,
  );
}

/** A long name that can break after its points. */
const breakable = (name: string) =>
  name.split('.').map((part, index) => (index === 0 ? html`${part}` : html`.<wbr />${part}`));

/** The page that the link to the app opens; a script goes on to the session in the fragment. */
export function openPage(): SimulatorPage {
  return pageWith(
    'De app openen',
    html`<p id="open">Een ogenblik.</p>
      <script src="/${yiviBase}/open.js" defer></script>`,
  );
}

/** Goes on to the session, if that is one of this simulator. */
export const openScript = `
const pointer = JSON.parse(decodeURIComponent(location.hash.slice(1)) || '{}');
const address = new URL(pointer.u ?? '', location.href);
if (address.origin === location.origin) location.replace(address.href + '/app' + (pointer.continueOnSecondDevice ? '?second' : ''));
else document.getElementById('open').textContent = 'Deze link hoort niet bij de simulator.';
`;

const pageWith = (title: string, content: SimulatorPage['content']): SimulatorPage => ({
  name: yiviName,
  base: yiviBase,
  title,
  content,
});
