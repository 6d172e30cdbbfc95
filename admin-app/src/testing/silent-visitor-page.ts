import { vi, type Mock } from 'vitest';

type PageCall = 'open' | 'change' | 'restart' | 'openPage' | 'print';

/** The calls of the pages with the element; jsdom runs no scripts in frames, end-to-end tests cover them. */
export const visitorPageCalls: Readonly<Record<PageCall, Mock>> = {
  open: vi.fn(),
  change: vi.fn(),
  restart: vi.fn(),
  openPage: vi.fn(),
  print: vi.fn(),
};

/** In place of the page with the real element. */
export class VisitorPage {
  readonly open: Mock = visitorPageCalls.open;
  readonly change: Mock = visitorPageCalls.change;
  readonly restart: Mock = visitorPageCalls.restart;
  readonly openPage: Mock = visitorPageCalls.openPage;
  readonly print: Mock = visitorPageCalls.print;
}
