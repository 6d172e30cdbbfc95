import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
import { formIds } from '../../../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  clear,
  click,
  inside,
  next,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../../testing/element-page.ts';

const tabData = `form-builder-visit:${formIds.cases}`;

/** Logs in before the form opens. */
const logIn = (token: string) =>
  sessionStorage.setItem(tabData, JSON.stringify({ tokens: { digid: token } }));

const field = (element: Element) => inside(element).getElementById('field-case');
const said = (element: Element) => plain(field(element)?.querySelector('[role=status]') ?? null);
const radios = (element: Element) => [
  ...(field(element)?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []),
];

describe('the cases of a visitor', () => {
  afterEach(() => {
    clear();
    sessionStorage.clear();
  });

  it('are chosen by name and number in a group, and sent with the proof of the server', async () => {
    const server = openTestServer();
    logIn('logged-in');
    const element = await showForm(formIds.cases, server);
    await until(() => radios(element).length === 2);
    expect(said(element)).to.equal('Wij vonden 2 zaken van u.');
    expect(radios(element).map((one) => plain(one.closest('label')))).to.deep.equal([
      'Losse stoeptegel · Melding · Z-2026-1',
      'Melding · Z-2026-2',
    ]);
    expect(
      plain(radios(element)[0]?.closest('fieldset')?.querySelector('legend') ?? null),
    ).to.contain('Over welke zaak gaat het?');
    expect(await violations(element)).to.deep.equal([]);
    await click(byLabel(element, 'Melding · Z-2026-2'));
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    const { received, requests } = await server.inspect();
    expect(received[0]?.answers).to.deep.equal({
      case: {
        id: 'id-Z-2026-2',
        identification: 'Z-2026-2',
        description: 'Melding',
        process: 'Melding',
        proof: 'proven',
      },
    });
    const asked = requests.filter((line) => line.startsWith('case:list'));
    expect(asked).to.have.length(1);
    expect(asked[0]).to.contain('"field_id":"case"');
  });

  it('ask a visitor to log in first, also after the login expired', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.cases, server);
    await until(() => said(element).startsWith('Log eerst in.'));
    expect((await server.inspect()).requests.join()).not.to.contain('case:list');
    expect(await violations(element)).to.deep.equal([]);
    clear();
    logIn('over');
    const later = await showForm(formIds.cases, openTestServer());
    await until(() => said(later).startsWith('Log eerst in.'));
  });

  it('say that there are none, and a required question is not skipped', async () => {
    logIn('without');
    const element = await showForm(formIds.cases, openTestServer());
    await until(() => said(element) === 'Wij vinden geen zaken van u.');
    await click(button(element, 'Formulier versturen'));
    await until(() => plain(field(element)).includes('Over welke zaak gaat het?'));
    await until(() => inside(element).querySelector('[role=alert]') !== null);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('say that they are the newest ones when there may be more', async () => {
    logIn('many');
    const element = await showForm(formIds.cases, openTestServer());
    await until(() => said(element).startsWith('Dit zijn uw nieuwste 50 zaken.'));
    expect(radios(element)).to.have.length(50);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('can be asked for again when the case system does not respond', async () => {
    logIn('unanswered');
    const element = await showForm(formIds.cases, openTestServer());
    await until(() => said(element).startsWith('Wij kunnen uw zaken nu niet ophalen.'));
    expect(await violations(element)).to.deep.equal([]);
    logIn('logged-in');
    await click(button(element, 'Opnieuw proberen'));
    await until(() => radios(element).length === 2);
    expect(said(element)).to.equal('Wij vonden 2 zaken van u.');
  });
});
