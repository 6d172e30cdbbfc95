import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
import {
  byLabel,
  button,
  clear,
  click,
  focused,
  inside,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../../testing/element-page.ts';
import { navigationFormIds } from '../../../testing/forms/navigation-forms.ts';

const truth = { kind: 'truth', text: 'Ik heb alles naar waarheid ingevuld.' };
const consent = { kind: 'consent', text: 'De gemeente mag mijn inkomen opvragen.' };

const tickFor = (element: Element, text: string) =>
  [...inside(element).querySelectorAll('label.choice')]
    .find((label) => plain(label).includes(text))
    ?.querySelector('input') ?? undefined;

const isShown = (element: Element) => until(() => tickFor(element, truth.text));

describe('statements', () => {
  afterEach(clear);

  it('must be accepted on the last page before the form is sent', async () => {
    const server = openTestServer();
    const element = await showForm(navigationFormIds.statements, server);
    await isShown(element);
    await click(button(element, 'Formulier versturen'));
    await until(() => focused(element)?.id === 'statement-truth');
    const [error] = inside(element).querySelectorAll('.error');
    expect(plain(error ?? null)).to.contain('Vink aan dat u dit verklaart.');
    expect(await violations(element)).to.deep.equal([]);
    await click(byLabel(element, truth.text));
    await click(button(element, 'Formulier versturen'));
    await until(() => focused(element)?.id === 'statement-consent');
    expect(inside(element).querySelectorAll('.error')).to.have.length(1);
    expect((await server.inspect()).received).to.deep.equal([]);
    await click(byLabel(element, consent.text));
    expect(inside(element).querySelectorAll('.error')).to.have.length(0);
    await click(button(element, 'Formulier versturen'));
    await until(() => inside(element).querySelector('.sent'));
    const [received] = (await server.inspect()).received;
    expect(received?.statements).to.deep.equal([truth, consent]);
    await until(() => inside(element).textContent.includes(consent.text));
    expect(await violations(element)).to.deep.equal([]);
  });

  it('are on the summary, not on the pages before it', async () => {
    const element = await showForm(navigationFormIds.statementsAfterSummary, openTestServer());
    await click(button(element, 'Volgende: controleren'));
    await isShown(element);
    expect(plain(inside(element).querySelector('#heading'))).not.to.contain('Uw gegevens');
    await click(button(element, 'Formulier versturen'));
    await until(() => focused(element)?.id === 'statement-truth');
  });
});
