import { html } from '../../src/platform/html/html.ts';
import { choice } from '../choice.ts';
import type { SimulatorPage } from '../simulator-page.ts';
import { digidLevels } from './assurance.ts';
import { representedChoices } from './represented.ts';
import { subjectOf, testPeople } from './test-people.ts';

/** How the simulator is called on its pages. */
export const digidName = 'DigiD-simulator';

/** The first part of its path. */
export const digidBase = 'digid';

/** Who to be, at which level, and the ways in which logging in can end. */
export function loginPage(wanted: {
  readonly clientName: string;
  readonly level: string | undefined;
}): SimulatorPage {
  const chosen = Math.max(
    0,
    digidLevels.findIndex(({ acr }) => acr === wanted.level),
  );
  const content = html`<p class="intro">U gaat inloggen bij ${wanted.clientName}.</p>
    <form method="post">
      <fieldset>
        <legend>Wie bent u?</legend>
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
        <legend>Voor wie logt u in?</legend>
        ${choice({ name: 'represented', value: '', label: 'Voor mezelf', hint: '', isChosen: true })}
        ${representedChoices.map(({ value, label, hint }) =>
          choice({ name: 'represented', value, label, hint, isChosen: false }),
        )}
      </fieldset>
      <fieldset>
        <legend>Met welk niveau logt u in?</legend>
        ${digidLevels.map(({ acr, name, hint }, index) =>
          choice({ name: 'level', value: acr, label: name, hint, isChosen: index === chosen }),
        )}
      </fieldset>
      <div class="actions">
        <button class="button" type="submit" name="action" value="login">Inloggen</button>
        <button class="button plain" type="submit" name="action" value="cancel">Annuleren</button>
        <button class="button plain" type="submit" name="action" value="fail">
          Laat het inloggen mislukken
        </button>
      </div>
    </form>`;
  return { name: digidName, base: digidBase, title: 'Inloggen met DigiD', content };
}

/** Confirms that the person leaves; sends itself when the application proved whose session it is. */
export function logoutPage(action: string, secret: string): SimulatorPage {
  const content = html`<p class="intro">Een ogenblik: u wordt uitgelogd.</p>
    <form method="post" action="${action}">
      <input type="hidden" name="xsrf" value="${secret}" />
      <input type="hidden" name="logout" value="yes" />
      <button class="button" type="submit">Uitloggen</button>
    </form>`;
  return {
    name: digidName,
    base: digidBase,
    title: 'Uitloggen bij DigiD',
    content,
    submitsItself: true,
  };
}

/** Says one thing. */
export function noticePage(title: string, text: string): SimulatorPage {
  const content = html`<p class="intro">${text}</p>`;
  return { name: digidName, base: digidBase, title, content };
}
