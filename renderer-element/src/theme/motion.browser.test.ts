import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { formIds } from '../../testing/forms/form-ids.ts';
import {
  button,
  byLabel,
  clear,
  click,
  rendered,
  fill,
  inside,
  openTestServer,
  showForm,
  until,
} from '../../testing/element-page.ts';

const reason = 'Waarom is het gevaarlijk?';

/** A form with its deferred code loaded, after its rule showed a field. */
async function showReason() {
  const element = await showForm(formIds.twoPages, openTestServer());
  await until(() => inside(element).querySelector('.draft-actions'));
  const yes = byLabel(element, 'Ja');
  yes.focus();
  yes.click();
  await until(() => byLabel(element, reason).offsetHeight > 0);
  return { element, yes };
}

/** The fields that are being animated. */
const moving = (element: Element) =>
  new Set(
    inside(element)
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.id : undefined)),
  );

describe('a field that a rule shows', () => {
  afterEach(async () => {
    clear();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('fades in alone, and does not move the focus', async () => {
    const { element, yes } = await showReason();
    const [field] = moving(element);
    expect(
      inside(element)
        .getElementById(field ?? '')
        ?.contains(byLabel(element, reason)),
    ).to.equal(true);
    expect(moving(element).size).to.equal(1);
    expect(inside(element).activeElement === yes).to.equal(true);
  });

  it('appears at once with reduced motion, and does not move the focus', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { element, yes } = await showReason();
    expect(moving(element).size).to.equal(0);
    expect(inside(element).activeElement === yes).to.equal(true);
    const no = byLabel(element, 'Nee');
    no.focus();
    no.click();
    await until(() => byLabel(element, reason).offsetHeight === 0);
    expect(moving(element).size).to.equal(0);
    expect(inside(element).activeElement === no).to.equal(true);
  });

  it('is the only animation: page changes have none', async () => {
    const { element } = await showReason();
    await fill(byLabel(element, 'Wat wilt u melden?'), 'Losse tegel');
    await fill(byLabel(element, reason), 'Glad');
    await Promise.all(
      inside(element)
        .getAnimations()
        .map(({ finished }) => finished),
    );
    await click(button(element, 'Volgende'));
    await until(() => inside(element).querySelector('input[inputmode=email]'));
    expect(moving(element).size).to.equal(0);
    await rendered();
    expect(inside(element).activeElement?.className).to.equal('heading');
  });
});
