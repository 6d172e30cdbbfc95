import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** More presses than any screen has controls. */
const maxPresses = 200;

/** What a person does who has no mouse; after each step something has the focus. */
export interface Keyboard {
  /** Presses Tab until the control has the focus. */
  readonly goTo: (target: Locator) => Promise<void>;
  /** Goes to a control and presses keys there. */
  readonly press: (target: Locator, ...keys: readonly string[]) => Promise<void>;
  /** Goes to a text field, replaces what it has and leaves the cursor there. */
  readonly fill: (target: Locator, text: string) => Promise<void>;
  /** Opens a list of options, and chooses the one with this name with the arrow keys. */
  readonly choose: (target: Locator, option: string) => Promise<void>;
  /** Moves to a tab of a row of tabs, from the one that is selected. */
  readonly openTab: (list: Locator, name: string) => Promise<void>;
  /** The number of keys that were pressed. */
  readonly count: () => number;
}

/** The keyboard of a page, and nothing else. */
export function createKeyboard(page: Page): Keyboard {
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  const goTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < maxPresses; presses += 1) {
      if (await isFocused(target)) return;
      await press('Tab');
    }
    throw new Error(`Tab does not reach ${String(target)}.`);
  };
  return {
    goTo,
    press: async (target, ...keys) => {
      await goTo(target);
      for (const key of keys) await press(key);
      await expectFocus(page);
    },
    fill: async (target, text) => {
      await goTo(target);
      await press('ControlOrMeta+A');
      count += text.length;
      await page.keyboard.type(text);
      await expect(target).toHaveValue(text);
    },
    choose: async (target, option) => {
      await goTo(target);
      if ((await target.getAttribute('aria-expanded')) !== 'true') await press('ArrowDown');
      const wanted = page.getByRole('option', { name: option, exact: true });
      await expect(wanted).toBeVisible();
      const isActive = () =>
        wanted.evaluate((element) => {
          const active = document.activeElement?.getAttribute('aria-activedescendant');
          return active === element.id || 'comboboxSelected' in (element as HTMLElement).dataset;
        });
      for (let presses = 0; presses < maxPresses && !(await isActive()); presses += 1) {
        await press('ArrowDown');
      }
      await press('Enter');
      await expect(wanted).toBeHidden();
      await expectFocus(page);
    },
    openTab: async (list, name) => {
      await goTo(list.getByRole('tab', { selected: true }));
      const wanted = list.getByRole('tab', { name, exact: true });
      for (let presses = 0; presses < 10 && !(await isFocused(wanted)); presses += 1) {
        await press('ArrowRight');
      }
      await press('Enter');
      await expect(wanted).toHaveAttribute('aria-selected', 'true');
      await expectFocus(page);
    },
    count: () => count,
  };
}

/** Something of the page has the focus: the next Tab continues there, and not at the top of the page. */
export async function expectFocus(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toBeFocused();
}

/** Also in a frame or a shadow root. */
const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    return element.ownerDocument.hasFocus() && root.activeElement === element;
  });
