import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { createPublicForm } from '@form-builder/core/public-form/create-public-form.ts';
import { visitorRoutes } from '@form-builder/core/contract/visitor/visitor-routes.ts';
import { tabDataKey, type FormPreview } from '@form-builder/renderer-element/preview';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildVersion } from '../../../testing/build-version.ts';
import { VisitorPage, type VisitorVisit } from './visitor-page.ts';

/** What the element does of itself, which jsdom cannot load: it opens later, with the answers it is given. */
class SampleElement extends HTMLElement {
  static opened: SampleElement[] = [];
  answers: Answers = {};
  shown: string | undefined;
  readonly refresh = vi.fn<FormPreview['refresh']>(() => Promise.resolve());
  #follow: () => void = () => undefined;

  connectedCallback(): void {
    SampleElement.opened.push(this);
  }

  preview(): Promise<FormPreview> {
    return Promise.resolve({
      answers: () => this.answers,
      pageId: () => this.shown ?? 'p1',
      refresh: this.refresh,
      restart: (answers, pageId) => {
        this.answers = answers;
        this.shown = pageId;
      },
      openPage: (pageId) => {
        this.shown = pageId;
      },
      next: () => Promise.resolve(),
      follow: (listener) => {
        this.#follow = listener;
        return () => undefined;
      },
    });
  }

  type(answers: Answers): void {
    this.answers = answers;
    this.#follow();
  }
}

const visitOf = (language = 'nl'): VisitorVisit => ({
  formId: 'f1',
  language,
  formIn: () =>
    createPublicForm({
      formId: 'f1',
      environment: 'development',
      organisation: '',
      version: buildVersion(),
      language: 'nl',
    }),
  scenario: undefined,
  logins: {},
  person: 'Testpersoon',
  translate: translatorOf('nl'),
  createId: () => 'id',
  now: () => 0,
});

const report = vi.fn<(answers: Answers, pageId: string) => void>();
const behind = vi.fn<(isBehind: boolean) => void>();
let page: VisitorPage;

beforeAll(() => customElements.define('form-builder-render', SampleElement));
beforeEach(() => {
  document.body.replaceChildren();
  SampleElement.opened = [];
  report.mockClear();
  behind.mockClear();
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  page = new VisitorPage(window, report, behind);
});
afterEach(() => vi.restoreAllMocks());

const element = () => {
  const last = SampleElement.opened.at(-1);
  if (!last) throw new Error('No form is open.');
  return last;
};

async function becomesReady() {
  element().dispatchEvent(new Event('ready'));
  await vi.waitFor(() => expect(element().inert).toBe(false));
}

test('a form that is edited while it opens is fetched again once it is open', async () => {
  page.open(visitOf(), { answers: {} });
  await page.change(visitOf());
  expect(element().refresh).not.toHaveBeenCalled();
  await becomesReady();
  await vi.waitFor(() => expect(element().refresh).toHaveBeenCalledOnce());
});

test('answers and a page that come while it opens are shown, and not overwritten', async () => {
  page.open(visitOf(), { answers: { a: 'before' } });
  page.restart({ a: 'after' });
  page.openPage('p2');
  await becomesReady();
  expect(element()).toMatchObject({ answers: { a: 'after' }, shown: 'p2' });
  expect(report).toHaveBeenCalledExactlyOnceWith({ a: 'after' }, 'p2');
});

test('a form that could not be opened begins with the answers once it can', async () => {
  page.open(visitOf(), { answers: { a: 'Noor' } });
  element().dispatchEvent(new Event('error'));
  expect(element().inert).toBe(false);
  void page.change(visitOf());
  expect(SampleElement.opened).toHaveLength(2);
  await becomesReady();
  expect(element().answers).toEqual({ a: 'Noor' });
});

test('edits made while the form opened that cannot be fetched are fetched on request', async () => {
  page.open(visitOf(), { answers: {} });
  await page.change(visitOf());
  element().refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await becomesReady();
  await vi.waitFor(() => expect(behind).toHaveBeenLastCalledWith(true));
  await page.retry();
  expect(element().refresh).toHaveBeenCalledTimes(2);
  expect(behind).toHaveBeenLastCalledWith(false);
});

test('a login needs no provider: the form opens again with an invented person, the answers and the page', async () => {
  page.open(visitOf(), { answers: { a: 'Noor' }, pageId: 'p2' });
  await becomesReady();
  const call = (signature: string, body: object) =>
    window.fetch(new URL(visitorRoutes.callPublicProcedure.path, 'https://example.org'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ signature, body }),
    });
  void call('login:start', { provider: 'digid', least_level: 'midden' });
  await vi.waitFor(() => expect(SampleElement.opened).toHaveLength(2));
  const stored: unknown = JSON.parse(sessionStorage.getItem(tabDataKey('f1')) ?? '{}');
  expect(stored).toEqual({ tokens: { digid: 'digid' } });
  const panel = document.createElement('div');
  panel.className = 'login';
  panel.tabIndex = -1;
  const shadow = element().attachShadow({ mode: 'open' });
  shadow.append(panel);
  await becomesReady();
  expect(element()).toMatchObject({ answers: { a: 'Noor' }, shown: 'p2' });
  await vi.waitFor(() => expect(shadow.activeElement).toBe(panel));
  await page.change(visitOf());
  const answer = await call('login:extend', { token: 'digid' });
  expect(await answer.json()).toMatchObject({
    data: { provider: 'digid', level: 'midden', entity: { name: 'Testpersoon' } },
  });
});

test('a form whose refresh fails can be used, and follows the next edit in the chosen language', async () => {
  page.open(visitOf(), { answers: {} });
  await becomesReady();
  element().type({ a: 'Sam' });
  element().refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await page.change(visitOf('en'));
  expect(behind).toHaveBeenLastCalledWith(true);
  expect(element().inert).toBe(false);
  await page.change(visitOf('en'));
  expect(behind).toHaveBeenLastCalledWith(false);
  expect(element().refresh).toHaveBeenLastCalledWith('en');
  await page.change(visitOf('en'));
  expect(element().refresh).toHaveBeenLastCalledWith(undefined);
  expect(report).toHaveBeenLastCalledWith({ a: 'Sam' }, 'p1');
});
