import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import { tabDataKey, type FormPreview } from '@form-builder/renderer-element/preview';
import { answerVisitor, type AnswerContext, type VisitorAnswer } from './answer-visitor.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createSampleLogin, type SampleLogins } from './sample-logins.ts';
import type { VisitorRequest } from './visitor-call.ts';

/** What the page shows: the form as it is edited, perhaps in a situation in which something is wrong. */
export interface VisitorVisit extends AnswerContext {
  readonly formId: string;
  readonly language: string;
  /** The name of the invented person that logs in. */
  readonly person: string;
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
  readonly #onBehind: (isBehind: boolean) => void;
  #visit: VisitorVisit | undefined;
  /** Who logged in on this page. */
  #logins: SampleLogins = {};
  /** Where the form begins when it opens again: where the visitor is. */
  #start: VisitStart = { answers: {} };
  #element: FormElement | undefined;
  /** The open form; absent while it opens, and when it cannot be opened. */
  #preview: FormPreview | undefined;
  #isOpening = false;
  #isRefreshing = false;
  /** Whether the form opens after a login, which had the focus. */
  #isReturning = false;
  /** Whether the form changed after the element asked for it. */
  #isOutdated = false;

  /** `onBehind` hears whether the last edits are not shown, because they could not be fetched. */
  constructor(
    view: View,
    onProgress: (answers: Answers, pageId: string) => void,
    onBehind: (isBehind: boolean) => void,
  ) {
    this.#view = view;
    this.#onProgress = onProgress;
    this.#onBehind = onBehind;
    const send = view.fetch.bind(view);
    view.fetch = async (input, init) => {
      const request = new view.Request(input, init);
      const asked = await read(request.clone());
      const answer = this.#answer(asked);
      if (answer === 'pass_on') return send(request);
      if (answer === 'log_in') return this.#logIn(asked);
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
    this.#start = start;
    this.#preview = undefined;
    this.#isOpening = true;
    this.#isReturning = false;
    this.#isOutdated = false;
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
    element.addEventListener('ready', () => void this.#begin(element), { once: true });
    element.addEventListener('error', () => this.#endOpening(element), { once: true });
    element.addEventListener('page', () => this.#report());
    this.#element = element;
    this.#article.replaceChildren(element);
  }

  /** Follows an edit of the form, another language or another theme; answers and page stay. */
  async change(visit: VisitorVisit): Promise<void> {
    this.#visit = visit;
    this.#isOutdated = true;
    // A form that did not open may do so now.
    if (!this.#preview && !this.#isOpening) this.open(visit, this.#start);
    else await this.#refresh();
  }

  /** Tries to show the edits that could not be fetched. */
  async retry(): Promise<void> {
    this.#isOutdated = true;
    await this.#refresh();
  }

  /** Shows the form as it is now, once it is open; the next edit tries a failed refresh again. */
  async #refresh(): Promise<void> {
    if (this.#isRefreshing || !this.#mayRefresh()) return;
    this.#isRefreshing = true;
    let isBehind = false;
    try {
      while (this.#mayRefresh()) {
        this.#isOutdated = false;
        await this.#withoutFocus((preview) => this.#fetchAgain(preview));
      }
    } catch {
      // Whatever it was, the designer reads that the preview is behind, and can try again.
      isBehind = true;
    } finally {
      this.#isRefreshing = false;
    }
    this.#onBehind(isBehind);
  }

  #mayRefresh(): boolean {
    return this.#isOutdated && this.#preview !== undefined;
  }

  /** In the language that the designer has just chosen, or else the visitor's own choice. */
  async #fetchAgain(preview: FormPreview): Promise<void> {
    const { documentElement } = this.#view.document;
    const { language = '' } = this.#visit ?? {};
    await preview.refresh(documentElement.lang === language ? undefined : language);
    documentElement.lang = language;
  }

  /** Starts again with these answers, on the page that is open; a form that is opening begins with them. */
  restart(answers: Answers): void {
    this.#start = { ...this.#start, answers };
    if (this.#isPressed()) return;
    const preview = this.#preview;
    preview?.restart(answers, preview.pageId());
  }

  openPage(pageId: string): void {
    this.#start = { ...this.#start, pageId };
    this.#preview?.openPage(pageId);
  }

  print(): void {
    this.#view.print();
  }

  async #begin(element: FormElement): Promise<void> {
    try {
      const preview = await element.preview();
      if (element !== this.#element) return;
      this.#preview = preview;
      // Mistakes are shown of a form without answers; those of the try-out are kept.
      const { answers, pageId } = this.#isPressed() ? { answers: {} } : this.#start;
      if (Object.keys(answers).length > 0 || pageId !== undefined) preview.restart(answers, pageId);
      preview.follow(() => this.#report());
      this.#report();
      await this.#withoutFocus(() => Promise.resolve());
    } finally {
      this.#endOpening(element);
    }
    this.#focusLogin(element);
    await this.#refresh();
  }

  #endOpening(element: FormElement): void {
    element.inert = false;
    if (element === this.#element) this.#isOpening = false;
  }

  /** Works on the form while it cannot take the focus, which is in the editor. */
  async #withoutFocus(work: (preview: FormPreview) => Promise<void>): Promise<void> {
    const [element, preview] = [this.#element, this.#preview];
    if (!element || !preview) return;
    element.inert = !this.#view.document.hasFocus();
    try {
      await work(preview);
      if (this.#isPressed()) await preview.next();
      await nextFrame(this.#view);
    } finally {
      element.inert = false;
    }
  }

  /** Whether the button is pressed at once, without answers. */
  #isPressed(): boolean {
    return this.#visit?.scenario?.pressesNext === true;
  }

  #report(): void {
    const preview = this.#preview;
    if (!preview || this.#isPressed()) return;
    this.#start = { answers: preview.answers(), pageId: preview.pageId() };
    this.#onProgress(this.#start.answers, preview.pageId());
  }

  #answer(request: VisitorRequest): VisitorAnswer {
    const [visit, logins] = [this.#visit, this.#allLogins()];
    return visit ? answerVisitor(request, { ...visit, logins }) : 'offline';
  }

  #allLogins(): SampleLogins {
    return { ...this.#visit?.logins, ...this.#logins };
  }

  /**
   * Opens the form as after the return from the provider, where the visitor was. The request stays without an answer,
   * as on a page that the visitor leaves.
   */
  #logIn({ body }: VisitorRequest): Promise<Response> {
    const visit = this.#visit;
    if (visit) {
      const login = createSampleLogin(body, visit.person, new Date(visit.now()));
      this.#logins = { ...this.#logins, [login.provider]: login };
      this.open(visit, this.#start);
      this.#isReturning = true;
    }
    return new Promise(() => undefined);
  }

  /** The login has the focus after the return, or the page of a form that needs a login to open. */
  #focusLogin({ shadowRoot }: FormElement): void {
    if (!this.#isReturning) return;
    this.#isReturning = false;
    const find = (part: string) => shadowRoot?.querySelector<HTMLElement>(part);
    (find('.login') ?? find('#heading'))?.focus();
  }

  #emptyStorage({ formId }: VisitorVisit): void {
    const logins = this.#allLogins();
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
