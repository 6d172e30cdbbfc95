import { expect } from 'chai';
import { navigationFormIds } from '../../testing/forms/navigation-forms.ts';
import {
  byLabel,
  clear,
  click,
  fill,
  inside,
  openTestServer,
  showForm,
  until,
} from '../../testing/element-page.ts';

const announcementOf = (element: Element) =>
  inside(element).querySelector('.form-builder > .unseen')?.textContent.trim() ?? '';

describe('a field that a rule fills in', () => {
  afterEach(clear);

  it('is announced, also when the rule no longer fills it in', async () => {
    const element = await showForm(navigationFormIds.fills, openTestServer());
    await click(byLabel(element, 'Ja'));
    await until(() => announcementOf(element) === 'Voor u ingevuld: Uitgangen, Keuring');
    expect(byLabel(element, 'Uitgangen').value).to.equal('twee');
    await click(byLabel(element, 'Nee'));
    await until(() => announcementOf(element) === 'Niet meer voor u ingevuld: Uitgangen, Keuring');
    expect(byLabel(element, 'Uitgangen').value).to.equal('');
  });

  it('is not announced to visitors who answer it themselves', async () => {
    const element = await showForm(navigationFormIds.fills, openTestServer());
    await fill(byLabel(element, 'Uitgangen'), 'vier');
    await click(byLabel(element, 'Ja'));
    await until(() => announcementOf(element) === 'Voor u ingevuld: Keuring');
    await click(byLabel(element, 'Nee'));
    await until(() => announcementOf(element) === 'Niet meer voor u ingevuld: Keuring');
    expect(byLabel(element, 'Uitgangen').value).to.equal('vier');
  });
});
