import { expect } from 'chai';
import { violations } from '../../testing/accessibility.ts';
import { formIds } from '../../testing/forms/form-ids.ts';
import {
  button,
  clear,
  focused,
  inside,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../testing/element-page.ts';

const tabData = `form-builder-visit:${formIds.outside}`;

/** Logs in before the form opens. */
const logIn = (token: string) =>
  sessionStorage.setItem(tabData, JSON.stringify({ tokens: { digid: token } }));

const alert = (element: Element) => inside(element).querySelector('[role="alert"]');
const has = (element: Element, label: string) =>
  [...inside(element).querySelectorAll('label')].some(
    (one) => one.checkVisibility() && plain(one).startsWith(label),
  );

describe('values of the register of persons', () => {
  afterEach(() => {
    clear();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('fill the form after a login, without a notice', async () => {
    const server = openTestServer();
    logIn('logged-in');
    const element = await showForm(formIds.outside, server);
    await until(() => has(element, 'marriage'));
    expect(plain(inside(element).querySelector('[role="alert"]'))).not.to.contain(
      'Basisregistratie Personen',
    );
  });

  it('say that the register does not respond, and are asked again on request', async () => {
    const server = openTestServer();
    logIn('unanswered');
    const element = await showForm(formIds.outside, server);
    await until(() => plain(alert(element)).includes('Basisregistratie Personen'));
    expect(has(element, 'marriage')).to.equal(false);
    expect(await violations(element)).to.deep.equal([]);
    // The register responds again.
    logIn('logged-in');
    button(element, 'Opnieuw proberen').click();
    await until(() => has(element, 'marriage'));
    await until(() => !plain(alert(element)).includes('Basisregistratie Personen'));
    expect(focused(element)?.id).to.equal('heading');
  });

  it('stay as they are while the register does not respond again', async () => {
    const server = openTestServer();
    logIn('unanswered');
    const element = await showForm(formIds.outside, server);
    await until(() => plain(alert(element)).includes('Basisregistratie Personen'));
    const retry = button(element, 'Opnieuw proberen');
    const asked = async () =>
      (await server.inspect()).requests.filter((line) => line.startsWith('person:read')).length;
    const before = await asked();
    retry.focus();
    retry.click();
    await until(() => retry.getAttribute('aria-disabled') !== 'true');
    while ((await asked()) === before) await until(() => true);
    expect(plain(alert(element))).to.contain('Basisregistratie Personen');
    expect(focused(element)).to.equal(retry);
  });
});
