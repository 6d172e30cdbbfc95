import { expect } from 'chai';
import {
  button,
  byLabel,
  clear,
  click,
  fill,
  inside,
  isHydrated,
  next,
  openTestServer,
  plain,
  rendered,
  until,
} from '../../testing/element-page.ts';
import { longPageFormId } from '../../testing/forms/long-page-form.ts';
import { showPrerendered } from '../../testing/prerendered-element.ts';

/** The page is hydrated, and most of its fields still wait: no later task has run. */
async function showWaiting() {
  const server = openTestServer();
  const element = await showPrerendered(longPageFormId, server);
  await new Promise<void>((resolve) => {
    const watch = () => (isHydrated(element) ? resolve() : runInNextTask(watch));
    watch();
  });
  return { server, element };
}

/** A task that comes before idle ones. */
const runInNextTask = (work: () => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  port2.postMessage(undefined);
};

const last = 'Vraag nummer 79.';

function frameOf(element: Element, fieldId: string): HTMLElement {
  const found = inside(element).getElementById(`field-${fieldId}`);
  if (!found) throw new Error(`There is no field ${fieldId}.`);
  return found;
}

const type = (control: HTMLInputElement, text: string) => {
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
};

describe('the fields of a long prerendered page', () => {
  afterEach(clear);

  it('accept input while they wait', async () => {
    const { server, element } = await showWaiting();
    const control = byLabel(element, last);
    type(control, 'Getypt');
    await rendered();
    expect(byLabel(element, last) === control).to.equal(true);
    expect(control.value).to.equal('Getypt');
    element.remove();
    await rendered();
    const [key] = await server.storedKeys();
    expect(localStorage.getItem(key ?? '')).to.contain('"question79":"Getypt"');
  });

  it('accept input from before the code loaded', async () => {
    const element = await showPrerendered(longPageFormId, openTestServer());
    byLabel(element, last).value = 'Vroeg';
    await next(element, 'ready');
    await until(() => isHydrated(element));
    await rendered();
    await click(button(element, 'Volgende: Slot'));
    await until(() => plain(inside(element).querySelector('.heading')) === 'Slot');
  });

  it('have their answers when a button is pressed, also those without an event', async () => {
    const { element } = await showWaiting();
    byLabel(element, last).value = 'Ingevuld door een wachtwoordbeheerder';
    button(element, 'Volgende: Slot').click();
    await until(() => plain(inside(element).querySelector('.heading')) === 'Slot');
  });

  it('keep the focus and the caret in the one that is touched', async () => {
    const { element } = await showWaiting();
    const control = byLabel(element, last);
    control.focus();
    type(control, 'Getypt');
    control.setSelectionRange(2, 2);
    await rendered();
    expect(inside(element).activeElement === control).to.equal(true);
    expect(control.selectionStart).to.equal(2);
  });

  it('show their error when they wait', async () => {
    const { element } = await showWaiting();
    button(element, 'Volgende: Slot').click();
    await until(() => inside(element).querySelector('#error-question79'));
    expect(frameOf(element, 'question79').dataset['invalid']).to.equal('');
    await fill(byLabel(element, last), 'Alsnog');
    expect(inside(element).querySelector('#error-question79')).to.equal(null);
  });

  it('follow rules and formulas while they wait', async () => {
    const { element } = await showWaiting();
    type(byLabel(element, 'Aantal personen'), '21');
    byLabel(element, 'Ja').click();
    await until(() => plain(frameOf(element, 'total')).endsWith('42'));
    expect(frameOf(element, 'detail').hidden).to.equal(false);
    await fill(byLabel(element, 'Toelichting'), 'Meer');
    await fill(byLabel(element, 'Aantal personen'), '22');
    expect(plain(frameOf(element, 'total')).endsWith('44')).to.equal(true);
    expect(byLabel(element, 'Toelichting').value).to.equal('Meer');
  });

  it('that rules hide are there when the visitor returns to the page', async () => {
    const { element } = await showWaiting();
    await fill(byLabel(element, last), 'Antwoord');
    await click(button(element, 'Volgende: Slot'));
    await until(() => plain(inside(element).querySelector('.heading')) === 'Slot');
    await click(button(element, 'Vorige'));
    await until(() => inside(element).getElementById('field-question79'));
    expect(byLabel(element, last).value).to.equal('Antwoord');
    expect(frameOf(element, 'detail').hidden).to.equal(true);
    byLabel(element, 'Ja').click();
    await until(() => !frameOf(element, 'detail').hidden);
  });

  it('are empty after a reset while they wait', async () => {
    const { element } = await showWaiting();
    await fill(byLabel(element, last), 'Antwoord');
    element.reset();
    await rendered();
    expect(byLabel(element, last).value).to.equal('');
    byLabel(element, 'Ja').click();
    await until(() => !frameOf(element, 'detail').hidden);
  });
});
