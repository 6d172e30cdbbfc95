import type { Page } from '@playwright/test';

/** What Storybook reports of a story once it was drawn and checked. */
interface Finished {
  readonly storyId: string;
  readonly status: 'success' | 'error';
  readonly reporters: readonly {
    readonly type: string;
    readonly status: string;
    readonly result: {
      readonly violations?: readonly {
        readonly id: string;
        readonly nodes: readonly { readonly target: unknown; readonly html: string }[];
      }[];
    };
  }[];
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      readonly currentRender?: { readonly id: string; readonly phase?: string };
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit(name: string, payload: unknown): void;
      once(name: string, listener: (payload: Finished) => void): void;
    };
  }
}

/** Opens Storybook on a first story; it reloads when asked to leave a story that is not finished. */
export async function openStorybook(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
  );
}

/** Draws a story in the open Storybook. */
export function showStory(page: Page, storyId: string): Promise<Finished> {
  return page.evaluate(
    (id) =>
      new Promise<Finished>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        channel.once('storyFinished', resolve);
        const isThere = window.__STORYBOOK_PREVIEW__?.currentRender?.id === id;
        channel.emit(isThere ? 'forceRemount' : 'setCurrentStory', {
          storyId: id,
          viewMode: 'story',
        });
      }),
    storyId,
  );
}

/** Draws a story; answers what axe, which checks every story, found wrong. */
export async function checkStory(page: Page, storyId: string): Promise<readonly string[]> {
  const { status, reporters } = await showStory(page, storyId);
  const checks = reporters.filter(({ type }) => type === 'a11y');
  if (checks.length === 0) return [`${storyId} was not checked (${status})`];
  return checks.flatMap(({ result }) =>
    (result.violations ?? []).flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${storyId}: ${id}: ${html.slice(0, 160)}`),
    ),
  );
}
