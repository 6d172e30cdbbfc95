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
import { formIds } from '../../testing/forms.ts';

describe('a pattern of the designer', () => {
  afterEach(clear);

  const errorOf = (element: Element, id: string) => inside(element).querySelector(`#error-${id}`);
  const answer = async (element: Element, label: string, text: string) => {
    const control = byLabel(element, label);
    control.focus();
    await fill(control, text);
    control.blur();
  };

  it('is compared with the answer when the visitor leaves the field', async () => {
    const element = await showForm(formIds.withPatterns, openTestServer());
    await answer(element, 'Kenteken', 'AB-123');
    const error = await until(() => errorOf(element, 'plate'));
    expect(plain(error)).to.match(/is niet goed geschreven/);
    await answer(element, 'Kenteken', 'AB-12');
    await until(() => !errorOf(element, 'plate'));
  });

  it('never freezes the page, whatever it is and whatever is typed', async () => {
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
