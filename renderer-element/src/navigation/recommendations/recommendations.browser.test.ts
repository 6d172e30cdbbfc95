import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
import {
  button,
  byLabel,
  clear,
  click,
  fill,
  focused,
  inside,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../../testing/element-page.ts';
import { navigationFormIds } from '../../../testing/forms/navigation-forms.ts';

const remark = (element: Element) => inside(element).querySelector('.remark');
const links = (element: Element) =>
  [...inside(element).querySelectorAll('.remark a')].map((link) => plain(link));
const heading = (element: Element) => plain(inside(element).querySelector('#heading'));

async function openForm() {
  const server = openTestServer();
  const element = await showForm(navigationFormIds.recommended, server);
  await until(() => byLabel(element, 'Naam'));
  return { server, element };
}

describe('recommended questions', () => {
  afterEach(clear);

  it('are marked at their label, and stop the visitor once, with links to the empty ones', async () => {
    const { element } = await openForm();
    expect(plain(byLabel(element, 'Telefoon?').closest('.field'))).to.contain('(aanbevolen)');
    await fill(byLabel(element, 'Naam'), 'Jansen');
    await click(button(element, 'Volgende: Uw gegevens'));
    await until(() => focused(element)?.id === 'remark');
    expect(plain(focused(element) ?? null)).to.equal('2 vragen zijn nog leeg');
    expect(links(element)).to.deep.equal(['Telefoon', 'Klacht 1: Sinds']);
    expect(inside(element).querySelectorAll('.error')).to.have.length(0);
    expect(await violations(element)).to.deep.equal([]);
    inside(element).querySelector<HTMLElement>('.remark a')?.click();
    await until(() => focused(element) === byLabel(element, 'Telefoon?'));
    await fill(byLabel(element, 'Telefoon?'), '0612345678');
    await until(() => links(element).length === 1);
    await click(button(element, 'Toch verder'));
    await until(() => heading(element).includes('Uw gegevens'));
    expect(remark(element)).to.equal(null);
  });

  it('let the visitor continue on the second press, and never prevent submitting', async () => {
    const { server, element } = await openForm();
    await click(button(element, 'Volgende: Uw gegevens'));
    await until(() => focused(element)?.id === 'errors');
    expect(remark(element)).to.equal(null);
    await fill(byLabel(element, 'Naam'), 'Jansen');
    await click(button(element, 'Volgende: Uw gegevens'));
    await until(() => remark(element));
    await click(button(element, 'Volgende: Uw gegevens'));
    await until(() => heading(element).includes('Uw gegevens'));
    await click(button(element, 'Vorige'));
    await until(() => heading(element).includes('De klacht'));
    await click(button(element, 'Volgende: Uw gegevens'));
    await until(() => heading(element).includes('Uw gegevens'));
    await click(button(element, 'Formulier versturen'));
    await until(() => focused(element)?.id === 'remark');
    expect((await server.inspect()).received).to.deep.equal([]);
    await click(button(element, 'Toch verder'));
    await until(() => inside(element).querySelector('.sent'));
  });

  it('do not stop a visitor who continues at a break', async () => {
    const server = openTestServer();
    const element = await showForm(navigationFormIds.recommendedBreak, server);
    await fill(byLabel(element, 'Naam'), 'Jansen');
    await click(button(element, 'Volgende'));
    await until(() => remark(element));
    await click(button(element, 'Toch verder'));
    await until(() => heading(element) === 'Uw plan');
    await until(() => plain(inside(element).querySelector('.saved-state')).includes('bewaard.'));
    clear();
    const again = await showForm(navigationFormIds.recommendedBreak, server);
    await until(() => heading(again) === 'Uw plan');
    await click(button(again, 'Akkoord, verder'));
    await until(() => byLabel(again, 'Bedrag'));
  });

  it('show no remark when they are answered', async () => {
    const { element } = await openForm();
    await fill(byLabel(element, 'Naam'), 'Jansen');
    await fill(byLabel(element, 'Telefoon?'), '0612345678');
    await fill(byLabel(element, 'Sinds'), 'maandag');
    await click(button(element, 'Volgende: Uw gegevens'));
    await until(() => heading(element).includes('Uw gegevens'));
    expect(remark(element)).to.equal(null);
  });
});
