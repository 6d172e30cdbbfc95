import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** How a visitor may read a page. */
export type ReadingMode = 'usual' | 'spaced' | 'rightToLeft' | 'forced' | 'dark';

declare global {
  interface Window {
    axe: typeof axe;
    spacing?: CSSStyleSheet;
  }
}

/** Sets the page up for a way of reading, and ends the one before. */
export async function applyReadingMode(page: Page, reading: ReadingMode): Promise<void> {
  await page.emulateMedia({ forcedColors: reading === 'forced' ? 'active' : 'none' });
  await page.evaluate((now) => {
    const direction = now === 'rightToLeft' ? 'rtl' : 'ltr';
    document.documentElement.dir = direction;
    // WCAG 2.2, 1.4.12: what every page must bear.
    const spacing = (window.spacing ??= new CSSStyleSheet());
    spacing.replaceSync(
      now === 'spaced'
        ? '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
        : '',
    );
    for (const { shadowRoot } of document.querySelectorAll('.element-frame')) {
      // The form has a direction of its own, whatever the page around it has.
      shadowRoot?.querySelectorAll<HTMLElement>('.form-builder').forEach((form) => {
        form.dir = direction;
      });
      if (!shadowRoot || shadowRoot.adoptedStyleSheets.includes(spacing)) continue;
      shadowRoot.adoptedStyleSheets.push(spacing);
    }
  }, reading);
  await setTheme(page, reading === 'dark' ? 'dark' : 'standard');
}

/** Through the toolbar, as designers do. */
async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyFinished', () => resolve());
        channel.emit('updateGlobals', { globals: { theme: name } });
      }),
    theme,
  );
}

/** What does not fit on the page, is cut off, too small to hit, or cannot be read. */
export function findLayoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px sideways`);
    const inside = [...document.querySelectorAll('.element-frame')].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll<HTMLElement>('*') ?? []),
    ]);
    const name = (element: Element) => element.outerHTML.slice(0, 100);
    for (const element of inside) {
      if (element.closest('.unseen, input, textarea, select, svg') || element.offsetHeight === 0)
        continue;
      if (isCutOff(element)) found.push(`cut: ${name(element)}`);
    }
    for (const element of inside.filter((each) => each.matches('.control, .button'))) {
      const { height, width } = element.getBoundingClientRect();
      if (height > 0 && (height < 44 || width < 44)) found.push(`small: ${name(element)}`);
    }
    found.push(...crowded(inside));
    const { violations } = await window.axe.run('#storybook-root', { runOnly: ['color-contrast'] });
    function isCutOff(element: HTMLElement): boolean {
      // A map is larger than the window on it.
      if (element.matches('.leaflet-container')) return false;
      const { overflowX } = getComputedStyle(element);
      const hidesOverflow = overflowX === 'hidden' || overflowX === 'clip';
      return hidesOverflow && element.scrollWidth > element.clientWidth + 1;
    }
    /** Targets under 24 pixels, unless they keep that distance from others (WCAG 2.2, 2.5.8). */
    function crowded(elements: readonly HTMLElement[]): readonly string[] {
      const targets = elements
        .filter((each) =>
          each.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
        )
        // A tick is as large as its label, a file is chosen by the button beside its input.
        .map((each) => (each.matches('input') ? (each.closest('label') ?? each) : each))
        .filter((each) => !each.matches('.file-input') && each.getClientRects().length > 0)
        .map((each) => ({ each, box: each.getBoundingClientRect() }));
      const middle = ({ x, y, width, height }: DOMRect) => ({
        x: x + width / 2,
        y: y + height / 2,
      });
      const isClose = (one: DOMRect, other: DOMRect) => {
        const { x, y } = middle(one);
        const dx = Math.max(other.left - x, 0, x - other.right);
        const dy = Math.max(other.top - y, 0, y - other.bottom);
        return Math.hypot(dx, dy) < 12;
      };
      return targets
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .filter(({ each, box }) =>
          targets.some((other) => other.each !== each && isClose(box, other.box)),
        )
        .map(({ each }) => `crowded: ${name(each)}`);
    }
    return found.concat(
      violations.flatMap(({ nodes }) =>
        nodes.map(({ html, any }) => `${any[0]?.message ?? ''} ${html.slice(0, 100)}`),
      ),
    );
  });
}
