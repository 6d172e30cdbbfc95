import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { violations } from '../../../testing/accessibility.ts';
import {
  button,
  byLabel,
  clear,
  click,
  rendered,
  focused,
  inside,
  next,
  openTestServer,
  plain,
  showForm,
  until,
} from '../../../testing/element-page.ts';
import { formIds } from '../../../testing/forms/form-ids.ts';

const show = (server = openTestServer(), attributes = {}) =>
  showForm(formIds.searchedLists, server, attributes);
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await sendKeys({ press: key });
  await rendered();
};
const type = async (text: string) => {
  await sendKeys({ type: text });
  await rendered();
};
const optionsOf = (element: Element, id: string) =>
  [...inside(element).querySelectorAll(`#list-control-${id} [role=option]`)].map(plain);
const activeOf = (element: Element, box: Element) => {
  const id = box.getAttribute('aria-activedescendant');
  return id === null ? '' : plain(inside(element).getElementById(id));
};
const announced = (element: Element) =>
  [...inside(element).querySelectorAll('[role=status]')].map(plain).filter(Boolean).join(' | ');

describe('a searchable list', () => {
  afterEach(clear);

  it('is a combobox with the name and hint of its field', async () => {
    const element = await show();
    const box = byLabel(element, 'Geboorteland');
    expect(box.getAttribute('role')).to.equal('combobox');
    expect(box.getAttribute('aria-expanded')).to.equal('false');
    expect(box.getAttribute('aria-required')).to.equal('true');
    const described = (box.getAttribute('aria-describedby') ?? '').split(' ');
    const texts = described.map((id) => plain(inside(element).getElementById(id)));
    expect(texts.join(' ')).to.contain('Zoals in uw paspoort').and.contain('pijltjestoetsen');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('works with the keyboard only', async () => {
    const element = await show();
    const box = byLabel(element, 'Geboorteland');
    box.focus();
    await press('ArrowDown');
    expect(optionsOf(element, 'country')).to.have.length(20);
    expect(activeOf(element, box)).to.equal('Albanië');
    await press('ArrowUp');
    expect(activeOf(element, box)).to.equal('Oostenrijk');
    await press('Escape');
    expect(box.getAttribute('aria-expanded')).to.equal('false');
    await type('land');
    expect(optionsOf(element, 'country')).to.deep.equal([
      'Duitsland',
      'Estland',
      'Finland',
      'Griekenland',
      'Ierland',
      'Letland',
      'Nederland',
    ]);
    expect(announced(element)).to.contain('7 resultaten');
    expect(await violations(element)).to.deep.equal([]);
    await press('ArrowDown', 'ArrowDown', 'Enter');
    expect(box.value).to.equal('Estland');
    expect(box.getAttribute('aria-expanded')).to.equal('false');
    await press('Escape');
    expect(box.value).to.equal('');
  });

  it('works with the pointer, and by typing a complete label', async () => {
    const element = await show();
    const box = byLabel(element, 'Geboorteland');
    await click(box);
    const [first] = inside(element).querySelectorAll<HTMLElement>('#list-control-country li');
    if (first) await click(first);
    expect(box.value).to.equal('Albanië');
    box.focus();
    box.select();
    await type('malta');
    box.blur();
    await rendered();
    expect(box.value).to.equal('Malta');
  });

  it('does not submit the form on Enter while its list loads', async () => {
    const element = await show();
    const box = byLabel(element, 'Geboorteland');
    // In one task, so that nothing can happen in between.
    box.value = 'Ned';
    box.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    box.dispatchEvent(enter);
    expect(enter.defaultPrevented).to.equal(true);
  });

  it('keeps text that is no choice, and shows the error when the visitor leaves the field', async () => {
    const element = await show();
    const box = byLabel(element, 'Geboorteland');
    box.focus();
    await type('Atlantis');
    expect(announced(element)).to.contain('Wij hebben niets gevonden.');
    const note = () => inside(element).querySelector<HTMLElement>('.suggestions:not([hidden])');
    const field = inside(element).querySelector('#field-country');
    const bottom = field?.getBoundingClientRect().bottom ?? 0;
    expect(note()?.getBoundingClientRect().bottom).to.be.at.most(bottom);
    box.blur();
    await rendered();
    expect(plain(note())).to.equal('Wij hebben niets gevonden.');
    await until(() => inside(element).querySelector('#error-country'));
    expect(box.value).to.equal('Atlantis');
    expect(plain(inside(element).querySelector('#error-country'))).to.contain('uit de lijst');
    expect(await violations(element)).to.deep.equal([]);
  });

  it('collects several choices as removable chips, and never loses the focus', async () => {
    const element = await show();
    const box = inside(element).querySelector<HTMLInputElement>('#control-visited');
    box?.focus();
    await press('ArrowDown', 'Enter');
    await press('ArrowDown', 'Enter');
    const chips = () =>
      [...inside(element).querySelectorAll('#field-visited .chip span')].map(plain);
    expect(chips().filter((text) => text !== '×')).to.deep.equal(['Albanië', 'België']);
    const remove = inside(element).querySelector<HTMLElement>('[aria-label="Albanië weghalen"]');
    remove?.focus();
    await press('Enter');
    expect(focused(element)?.getAttribute('aria-label')).to.equal('België weghalen');
    expect(announced(element)).to.contain('Albanië is weggehaald');
    await press('Enter');
    expect(focused(element) === box).to.equal(true);
    await click(button(element, 'Alles selecteren'));
    expect(chips().filter((text) => text !== '×')).to.have.length(20);
    expect(await violations(element)).to.deep.equal([]);
  });

  it('searches on the server after a pause, and fills in other fields', async () => {
    const server = openTestServer();
    const element = await show(server);
    const box = byLabel(element, 'Wijk');
    box.focus();
    await type('zuid 1');
    await until(() => optionsOf(element, 'area').length > 0);
    await press('ArrowDown', 'Enter');
    expect(box.value).to.equal('Zuid 1');
    expect(byLabel(element, 'Inspecteur').value).to.equal('Inspecteur 3');
    const { requests } = await server.inspect();
    const asked = requests.filter((line) => line.includes('wijken'));
    expect(asked).to.have.lengthOf(1);
    expect(asked[0]).to.match(/^custom-list:search .*"list":"wijken","search":"zuid 1"\}$/);
  });

  it('says that the server cannot be reached, keeps the text, and continues when it is back', async () => {
    const server = openTestServer();
    const element = await show(server);
    const box = byLabel(element, 'Wijk');
    await server.setFailureMode('unavailable');
    box.focus();
    await type('oost');
    await until(() => announced(element).includes('Zoeken lukt nu niet'));
    expect(await violations(element)).to.deep.equal([]);
    await server.setFailureMode('gone');
    await type(' 2');
    await until(() => announced(element).includes('geen verbinding'));
    expect(box.value).to.equal('oost 2');
    await server.setFailureMode('none');
    await press('Backspace');
    await until(() => optionsOf(element, 'area').length > 1);
  });

  it('shows a short list completely, with a retry button when it cannot be loaded', async () => {
    const server = openTestServer();
    await server.setFailureMode('unavailable');
    await server.setFailureMode('none');
    const element = await show(server);
    await until(() => inside(element).querySelectorAll('#field-near input').length === 3);
    await until(() => inside(element).querySelectorAll('#field-both input').length === 3);
    await click(byLabel(element, 'Oost 1'));
    expect(await violations(element)).to.deep.equal([]);
  });

  it('submits its answers in the shape of its field type', async () => {
    const server = openTestServer();
    const element = await show(server);
    byLabel(element, 'Geboorteland').focus();
    await type('malta');
    await press('ArrowDown', 'Enter', 'Tab');
    inside(element).querySelector<HTMLInputElement>('#control-visited')?.focus();
    await press('ArrowDown', 'Enter');
    const box = byLabel(element, 'Wijk');
    box.focus();
    await type('zuid 1');
    await until(() => optionsOf(element, 'area').length > 0);
    await press('ArrowDown', 'Enter');
    const completed = next(element, 'completed');
    await click(button(element, 'Formulier versturen'));
    await completed;
    expect((await server.inspect()).received[0]?.answers).to.deep.equal({
      country: 'malta',
      visited: ['albanië'],
      area: { id: 'w3', label: 'Zuid 1', inspector: 'Inspecteur 3' },
      inspector: 'Inspecteur 3',
    });
  });

  for (const [locale, words] of [
    ['en-GB', 'Type to search'],
    ['de-DE', 'Tippen Sie'],
  ] as const) {
    it(`is translated into ${locale}`, async () => {
      const element = await show(openTestServer(), { locale });
      expect(plain(inside(element).querySelector('#how-control-country'))).to.contain(words);
    });
  }
});
