import { expect } from 'chai';
import { violations } from '../../testing/accessibility.ts';
import {
  button,
  byLabel,
  clear,
  click,
  inside,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../testing/element-page.ts';
import { navigationFormIds } from '../../testing/forms/navigation-forms.ts';

const heading = (element: Element) => plain(inside(element).querySelector('#heading'));
const stepNames = (element: Element) =>
  [...inside(element).querySelectorAll('.stepper li')].map((step) =>
    plain(step).replace(/^\d|:.*$/g, ''),
  );

describe('a page with rules', () => {
  afterEach(clear);

  it('is a step only while its rules show it, and its fields are required only then', async () => {
    const element = await showForm(navigationFormIds.pageRules, openTestServer());
    expect(stepNames(element)).to.deep.equal(['De aanvraag', 'Uw gegevens', 'Controleren']);
    await click(byLabel(element, 'Ja'));
    await until(() => stepNames(element).includes('Uw partner'));
    expect(await violations(element)).to.deep.equal([]);
    await click(byLabel(element, 'Nee'));
    await until(() => !stepNames(element).includes('Uw partner'));
    await click(button(element, 'Volgende'));
    await until(() => heading(element) === 'Uw gegevens');
    await click(button(element, 'Volgende'));
    await until(() => heading(element) === 'Controleer uw antwoorden');
    expect(plain(inside(element).querySelector('.answers'))).not.to.contain('partner');
  });
});
