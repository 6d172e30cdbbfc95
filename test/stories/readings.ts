import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** How a visitor may read a page. */
export type Reading = 'usual' | 'spaced' | 'rightToLeft' | 'forced' | 'dark';

declare global {
  interface Window {
    axe: typeof axe;
    spacing?: CSSStyleSheet;
  }
}

/** Sets the page up for a way of reading, and ends the one before. */
export async function readAs(page: Page, reading: Reading): Promise<void> {
  await page.emulateMedia({ forcedColors: reading === 'forced' ? 'active' : 'none' });
  await page.evaluate((now) => {
    document.documentElement.dir = now === 'rightToLeft' ? 'rtl' : 'ltr';
    // WCAG 2.2, 1.4.12: what every page must bear.
    const spacing = (window.spacing ??= new CSSStyleSheet());
    spacing.replaceSync(
      now === 'spaced'
        ? '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
        : '',
    );
    for (const { shadowRoot } of document.querySelectorAll('.element-frame')) {
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
export function misfits(page: Page): Promise<readonly string[]> {
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
      const { overflowX } = getComputedStyle(element);
      const isCut = overflowX === 'hidden' || overflowX === 'clip';
      if (isCut && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${name(element)}`);
    }
    for (const element of inside.filter((each) => each.matches('.control, .button'))) {
      const { height, width } = element.getBoundingClientRect();
      if (height > 0 && (height < 44 || width < 44)) found.push(`small: ${name(element)}`);
    }
    const { violations } = await window.axe.run('#storybook-root', { runOnly: ['color-contrast'] });
    return found.concat(
      violations.flatMap(({ nodes }) =>
        nodes.map(({ html, any }) => `${any[0]?.message ?? ''} ${html.slice(0, 100)}`),
      ),
    );
  });
}
