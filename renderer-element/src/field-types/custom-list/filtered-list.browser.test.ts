import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
import {
  byLabel,
  clear,
  click,
  inside,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../../testing/element-page.ts';
import { formIds } from '../../../testing/forms/form-ids.ts';

const choices = (element: Element) =>
  [...inside(element).querySelectorAll('#field-street .choice')].map(plain);
const errorsOf = (element: Element) =>
  [...inside(element).querySelectorAll('.field > .error, .fieldset > .error')].map(plain);

describe('a list that another answer filters', () => {
  afterEach(clear);

  it('asks for that answer first, offers its entries, and marks a choice that no longer matches', async () => {
    const server = openTestServer();
    const element = await showForm(formIds.filteredLists, server);
    await until(() => inside(element).textContent.includes('Beantwoord eerst “Stadsdeel”.'));
    expect(byLabel(element, 'Andere straat').placeholder).to.equal('Beantwoord eerst “Stadsdeel”.');
    await click(byLabel(element, 'Noord'));
    await until(() => choices(element).length > 0);
    expect(choices(element)).to.deep.equal(['Dijk', 'Kade']);
    await click(byLabel(element, 'Kade'));
    expect(errorsOf(element)).to.deep.equal([]);
    await click(byLabel(element, 'Zuid'));
    await until(() => errorsOf(element).length > 0);
    expect(errorsOf(element).join()).to.contain('hoort niet bij uw antwoord op “Stadsdeel”');
    await until(() => choices(element).join() === 'Laan');
    expect(await violations(element)).to.deep.equal([]);
    await click(byLabel(element, 'Noord'));
    await until(() => errorsOf(element).length === 0);
  });

  it('uses an answer in the row around its own rows', async () => {
    const element = await showForm(formIds.listsInRows, openTestServer());
    await until(() => inside(element).textContent.includes('Beantwoord eerst “Stadsdeel”.'));
    await click(byLabel(element, 'Zuid'));
    await until(() => inside(element).textContent.includes('Laan'));
    expect(byLabel(element, 'Laan').type).to.equal('radio');
  });
});
