import { draftKey } from '@form-builder/renderer-element/preview';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { answerVisitor, type AnswerContext, type VisitorAnswer } from './answer-visitor.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { VisitorRequest } from './visitor-call.ts';

/** What the page shows: the form in a scenario, with answers that the visitor gave before. */
export interface VisitorVisit extends AnswerContext {
  readonly answers: Answers;
}

type View = Window & typeof globalThis;

/**
 * A page with the real element, in a frame of its own: its requests are answered by the try-out, and
 * what it stores on the device is gone with the frame.
 */
export class VisitorPage {
  readonly #view: View;
  #visit: VisitorVisit | undefined;

  constructor(view: View) {
    this.#view = view;
    const send = view.fetch.bind(view);
    view.fetch = async (input, init) => {
      const request = new view.Request(input, init);
      const answer = this.#answer(await read(request.clone()));
      if (answer === 'pass_on') return send(request);
      if (answer === 'offline') throw new view.TypeError('Failed to fetch');
      return view.Response.json(answer.body, { status: answer.status });
    };
    replace(view.navigator, 'onLine', () => this.#visit?.scenario.isOffline !== true);
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync('body { margin: 0; }');
    view.document.adoptedStyleSheets = [sheet];
    addScript(view.document);
  }

  /** Opens the form anew. */
  show(visit: VisitorVisit): void {
    const { form, scenario } = visit;
    const { document } = this.#view;
    this.#visit = visit;
    this.#emptyStorage(visit);
    const element = document.createElement('form-builder-render');
    element.setAttribute('form-id', form.id);
    element.setAttribute('environment', form.environment);
    element.setAttribute('locale', document.documentElement.lang);
    element.setAttribute('base-url', location.origin);
    if (scenario.pressesNext)
      element.addEventListener('ready', () => pressNext(element, this.#view), { once: true });
    document.body.replaceChildren(element);
  }

  #answer(request: VisitorRequest): VisitorAnswer {
    return this.#visit ? answerVisitor(request, this.#visit) : 'offline';
  }

  #emptyStorage({ form, scenario, answers, now }: VisitorVisit): void {
    const local = createMemoryStorage();
    const [first] = form.pages;
    if (first && !scenario.pressesNext && Object.keys(answers).length > 0) {
      const { id: formId, version_id: versionId, environment } = form;
      const draft = { answers, pageId: first.id, keptAt: now() };
      local.setItem(draftKey({ formId, versionId, environment }), JSON.stringify(draft));
    }
    const session = createMemoryStorage();
    replace(this.#view, 'localStorage', () => local);
    replace(this.#view, 'sessionStorage', () => session);
  }
}

const replace = (owner: object, name: string, get: () => unknown) =>
  Object.defineProperty(owner, name, { get, configurable: true });

async function read(request: Request): Promise<VisitorRequest> {
  const { method, url } = request;
  const isJson = request.headers.get('content-type')?.includes('json');
  return { method, url, body: isJson ? await request.json() : undefined };
}

/** The script that every site with forms has. */
function addScript(document: Document): void {
  const script = document.createElement('script');
  script.src = new URL('/form-builder-render.js', location.origin).href;
  document.head.append(script);
}

/** Presses the button of the page as soon as the page is drawn. */
function pressNext({ shadowRoot }: Element, view: View): void {
  if (!shadowRoot) return;
  const press = () => {
    const form = shadowRoot.querySelector('form');
    form?.requestSubmit();
    return form !== null;
  };
  if (press()) return;
  const observer = new view.MutationObserver(() => {
    if (press()) observer.disconnect();
  });
  observer.observe(shadowRoot, { childList: true, subtree: true });
}
