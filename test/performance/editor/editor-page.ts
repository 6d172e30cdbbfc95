import type { ElementHandle, Page } from 'playwright-core';

type Handle = ElementHandle<SVGElement | HTMLElement>;

/**
 * The editor, as a designer uses it. Searching for elements makes the measured page busy, so acts take
 * elements that were found before.
 */
export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a version; resolves when the last field of its first page is drawn. */
  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await this.page.waitForFunction(() => {
      const boxes = document.querySelectorAll<HTMLElement>('[data-hit]');
      return (boxes[boxes.length - 1]?.clientHeight ?? 0) > 0;
    });
  }

  /** Until everything that loads after the editor, such as the checker, has loaded and run. */
  async settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.waitUntilIdle();
  }

  /** Until the page has nothing to do: what an act causes later, such as drawing, is done too. */
  async waitUntilIdle(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let at = 0; at < 2; at += 1) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
    });
  }

  /** Until the server has every change: a page that closes earlier leaves them to the next one. */
  async waitUntilSaved(): Promise<void> {
    await this.page.getByRole('status').filter({ hasText: 'Opgeslagen' }).waitFor();
  }

  /** Selects the field at an index of the shown page; its box has the focus. */
  async select(index: number): Promise<void> {
    await this.page.evaluate((at) => {
      const box = document.querySelectorAll<HTMLElement>('[data-hit]')[at];
      box?.focus();
      box?.click();
    }, index);
    await this.waitUntilIdle();
  }

  async focusLabel(): Promise<void> {
    const panel = this.page.getByRole('complementary', { name: 'Eigenschappen' });
    await panel.getByRole('textbox', { name: 'Label', exact: true }).focus();
    await this.page.keyboard.press('End');
    await this.waitUntilIdle();
  }

  findTab(name: 'Velden' | 'Opbouw'): Promise<Handle> {
    return found(this.page.getByRole('tab', { name, exact: true }).elementHandle());
  }

  /** The button of the palette for a type of field. */
  findType(name: RegExp): Promise<Handle> {
    const left = this.page.getByRole('complementary', { name: /^Velden en pagina/ });
    return found(left.getByRole('button', { name }).elementHandle());
  }

  findTryOut(): Promise<Handle> {
    return found(this.page.getByRole('button', { name: 'Uitproberen' }).elementHandle());
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.waitUntilIdle();
  }

  async click(element: Handle): Promise<void> {
    await element.evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
    await this.waitUntilIdle();
  }
}

async function found(element: Promise<Handle | null>): Promise<Handle> {
  const handle = await element;
  if (!handle) throw new Error('The editor has no such element.');
  return handle;
}
