import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { tabDataKey, type FormPreview } from '@form-builder/renderer-element/preview';
import { answerVisitor, type AnswerContext, type VisitorAnswer } from './answer-visitor.ts';
import { createMemoryStorage } from './memory-storage.ts';
import type { VisitorRequest } from './visitor-call.ts';

/** What the page shows: the form as it is edited, perhaps in a situation in which something is wrong. */
export interface VisitorVisit extends AnswerContext {
  readonly formId: string;
  readonly language: string;
}

/** Where the visitor begins. */
export interface VisitStart {
  readonly answers: Answers;
  readonly pageId?: string | undefined;
}

/** As wide as on the form's own page. */
const pageStyles = `
  body { margin: 0; }
  form-builder-render { display: block; max-width: 46rem; margin-inline: auto; }
`;

type View = Window & typeof globalThis;
type FormElement = HTMLElement & { preview(): Promise<FormPreview> };

/**
 * A page with the real element, in a frame of its own: its requests are answered by the try-out, and
 * what it stores on the device is gone with the frame.
 */
export class VisitorPage {
  readonly #view: View;
  /** Contains the form, so that its header is no landmark of the editor. */
  readonly #article: HTMLElement;
  readonly #onProgress: (answers: Answers, pageId: string) => void;
  #visit: VisitorVisit | undefined;
  /** The open form; absent while it opens, and when it cannot be opened. */
  #preview: FormPreview | undefined;
  #isRefreshing = false;
  #isOutdated = false;

  constructor(view: View, onProgress: (answers: Answers, pageId: string) => void) {
    this.#view = view;
    this.#onProgress = onProgress;
    const send = view.fetch.bind(view);
    view.fetch = async (input, init) => {
      const request = new view.Request(input, init);
      const answer = this.#answer(await read(request.clone()));
      if (answer === 'pass_on') return send(request);
      if (answer === 'offline') throw new view.TypeError('Failed to fetch');
      return view.Response.json(answer.body, { status: answer.status });
    };
    replace(view.navigator, 'onLine', () => this.#visit?.scenario?.isOffline !== true);
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(pageStyles);
    view.document.adoptedStyleSheets = [sheet];
    addScript(view.document);
    this.#article = view.document.createElement('article');
    view.document.body.append(this.#article);
  }

  /** Opens the form anew. */
  open(visit: VisitorVisit, start: VisitStart): void {
    const { document } = this.#view;
    this.#visit = visit;
    this.#preview = undefined;
    this.#emptyStorage(visit);
    document.documentElement.lang = visit.language;
    // The script of the element defines its members.
    const element = document.createElement('form-builder-render') as FormElement;
    element.setAttribute('form-id', visit.formId);
    element.setAttribute('environment', 'development');
    element.setAttribute('locale', visit.language);
    element.setAttribute('base-url', location.origin);
    // The editor has the focus: what the element does by itself never takes it.
    element.inert = true;
    // Mistakes are shown of a form without answers; those of the try-out are kept.
    const begin = () => void this.#begin(element, this.#isPressed() ? { answers: {} } : start);
    element.addEventListener('ready', begin, { once: true });
    element.addEventListener('error', () => this.#release(element), { once: true });
    element.addEventListener('page', () => this.#report());
    this.#article.replaceChildren(element);
  }

  /** Follows an edit of the form, another language or another theme; answers and page stay. */
  async change(visit: VisitorVisit): Promise<void> {
    this.#visit = visit;
    const element = this.#article.firstElementChild as FormElement | null;
    if (!this.#preview) {
      // It did not open, and may do so now.
      if (element?.inert === false) this.open(visit, { answers: {} });
      return;
    }
    this.#isOutdated = true;
    if (this.#isRefreshing) return;
    this.#isRefreshing = true;
    try {
      while (this.#isOutdated) {
        this.#isOutdated = false;
        await this.#withoutFocus(element, (preview) => preview.refresh(this.#chosenLanguage()));
      }
    } finally {
      // The next edit tries again.
      this.#isRefreshing = false;
    }
  }

  /** The language that the designer has just chosen; absent while the visitor's own choice holds. */
  #chosenLanguage(): string | undefined {
    const { documentElement } = this.#view.document;
    const language = this.#visit?.language ?? '';
    if (documentElement.lang === language) return undefined;
    documentElement.lang = language;
    return language;
  }

  /** Starts again with these answers, on the page that is open. */
  restart(answers: Answers): void {
    if (this.#isPressed()) return;
    const preview = this.#preview;
    preview?.restart(answers, preview.pageId());
  }

  openPage(pageId: string): void {
    this.#preview?.openPage(pageId);
  }

  print(): void {
    this.#view.print();
  }

  async #begin(element: FormElement, { answers, pageId }: VisitStart): Promise<void> {
    const preview = await element.preview();
    if (!element.isConnected) return;
    this.#preview = preview;
    if (Object.keys(answers).length > 0 || pageId !== undefined) preview.restart(answers, pageId);
    preview.follow(() => this.#report());
    this.#report();
    await this.#withoutFocus(element, () => Promise.resolve());
  }

  /** Works on the form while it cannot take the focus, which is in the editor. */
  async #withoutFocus(
    element: FormElement | null,
    work: (preview: FormPreview) => Promise<void>,
  ): Promise<void> {
    const preview = this.#preview;
    if (!element || !preview) return;
    element.inert = !this.#view.document.hasFocus();
    await work(preview);
    if (this.#isPressed()) await preview.next();
    await nextFrame(this.#view);
    this.#release(element);
  }

  /** Whether the button is pressed at once, without answers. */
  #isPressed(): boolean {
    return this.#visit?.scenario?.pressesNext === true;
  }

  #release(element: FormElement): void {
    element.inert = false;
  }

  #report(): void {
    const preview = this.#preview;
    if (preview && !this.#isPressed()) this.#onProgress(preview.answers(), preview.pageId());
  }

  #answer(request: VisitorRequest): VisitorAnswer {
    return this.#visit ? answerVisitor(request, this.#visit) : 'offline';
  }

  #emptyStorage({ formId, logins }: VisitorVisit): void {
    const local = createMemoryStorage();
    const session = createMemoryStorage();
    const tokens = Object.fromEntries(Object.keys(logins).map((token) => [token, token]));
    if (Object.keys(tokens).length > 0)
      session.setItem(tabDataKey(formId), JSON.stringify({ tokens }));
    replace(this.#view, 'localStorage', () => local);
    replace(this.#view, 'sessionStorage', () => session);
  }
}

const replace = (owner: object, name: string, get: () => unknown) =>
  Object.defineProperty(owner, name, { get, configurable: true });

/** Resolves after the views have drawn what changed, and moved the focus. */
const nextFrame = (view: View) =>
  new Promise<void>((resolve) => {
    view.requestAnimationFrame(() => view.requestAnimationFrame(() => setTimeout(resolve)));
  });

async function read(request: Request): Promise<VisitorRequest> {
  const { method, url, headers } = request;
  const isJson = headers.get('content-type')?.includes('json');
  const language = headers.get('accept-language') ?? '';
  return { method, url, language, body: isJson ? await request.json() : undefined };
}

/** The script that every site with forms has. */
function addScript(document: Document): void {
  const script = document.createElement('script');
  script.src = new URL('/form-builder-render.js', location.origin).href;
  document.head.append(script);
}
