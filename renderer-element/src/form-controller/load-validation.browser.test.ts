import { expect } from 'chai';
import {
  byLabel,
  clear,
  fill,
  inside,
  openTestServer,
  plain,
  rendered,
  showForm,
  until,
} from '../../testing/element-page.ts';
import { formIds } from '../../testing/forms/form-ids.ts';

const errorOf = (element: Element, id: string) => inside(element).querySelector(`#error-${id}`);

async function answer(element: Element, label: string, text: string): Promise<void> {
  const control = byLabel(element, label);
  control.focus();
  await fill(control, text);
  control.blur();
}

describe('a pattern of the designer', () => {
  afterEach(clear);

  it('is compared with the answer when the visitor leaves the field', async () => {
    const element = await showForm(formIds.withPatterns, openTestServer());
    await answer(element, 'Kenteken', 'AB-123');
    const error = await until(() => errorOf(element, 'plate'));
    expect(plain(error)).to.match(/is niet goed geschreven/);
    await answer(element, 'Kenteken', 'AB-12');
    await until(() => !errorOf(element, 'plate'));
  });

  it('never freezes the page, for any pattern and any input', async () => {
    const element = await showForm(formIds.withPatterns, openTestServer());
    await answer(element, 'Kenteken', 'x');
    await until(() => errorOf(element, 'plate'));
    const start = performance.now();
    await answer(element, 'Code', 'a'.repeat(1000));
    await until(() => errorOf(element, 'slow'));
    await rendered();
    expect(performance.now() - start).to.be.below(2000);
  });
});

describe('a limit of a day', () => {
  afterEach(clear);

  it('is named in the error, in a form without other rarer validation', async () => {
    const element = await showForm(formIds.withLimitedDay, openTestServer());
    await answer(element, 'Sinds wanneer?', '31-12-2019');
    const error = await until(() => errorOf(element, 'since'));
    expect(plain(error)).to.match(/Kies 01-01-2020 of een latere dag/);
  });
});
