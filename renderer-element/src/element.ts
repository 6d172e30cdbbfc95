import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import {
  elementAttributes,
  readAttribute,
  formOptions,
  type ElementProperties,
  type ElementProperty,
} from './element-attributes.ts';
import { FormBuilderRender } from './form-builder-render.tsx';
import { HydratingPage } from './prerender/prerendered-page.ts';
import { adoptStyles } from './theme/style-sheets.ts';
import type { Emit } from './state/form-events.ts';
import { FormController } from './form-controller/form-controller.ts';
import type { FormPreview } from './form-controller/preview/form-preview.ts';

/**
 * r2wc's own members, which it stores under these registered symbols (its version is pinned, and a
 * test covers this).
 */
const connected = Symbol.for('r2wc.connected');
const rendered = Symbol.for('r2wc.context');
const render = Symbol.for('r2wc.render');
const props = Symbol.for('r2wc.props');

interface R2wcElement extends HTMLElement {
  readonly container: ShadowRoot;
  [connected]: boolean;
  /** r2wc's renderer, from the first render until the element is disconnected. */
  [rendered]:
    { readonly root: Root; readonly ReactComponent: typeof FormBuilderRender } | undefined;
  [props]: ElementProperties & { controller: FormController };
  [render](): void;
  attachShadow(init: ShadowRootInit): ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

// r2wc types its class as a bare constructor of HTMLElement; its instances have the members above.
const R2wcBase = r2wc(FormBuilderRender, { shadow: 'open' }) as unknown as new () => R2wcElement;

/** The base URL of the scripts, and by default of the API; ends with a slash. */
const scriptBase = new URL('../', import.meta.url).href;

/**
 * `<form-builder-render>`: shows one form. It extends r2wc's class in four ways: it renders only
 * while it is in the page, reacts to removed and empty attributes, keeps its DOM when it is moved,
 * and reads properties that were set before it was defined.
 */
export class FormBuilderRenderElement extends R2wcBase {
  static readonly observedAttributes: readonly string[] = Object.keys(elementAttributes);
  declare formId: ElementProperties['formId'];
  declare environment: ElementProperties['environment'];
  declare locale: ElementProperties['locale'];
  declare tokenType: ElementProperties['tokenType'];
  declare accessToken: ElementProperties['accessToken'];
  declare refreshToken: ElementProperties['refreshToken'];
  declare baseUrl: ElementProperties['baseUrl'];
  declare pageTitle: ElementProperties['pageTitle'];
  declare pageHistory: ElementProperties['pageHistory'];
  declare hostValues: ElementProperties['hostValues'];
  readonly #emit: Emit = (name, detail) => {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
  readonly #controller = new FormController(this.#emit, this);
  readonly #sizes = new ResizeObserver(() => this.#emitSize());
  #prerendered: HydratingPage | undefined;
  #isApplying = false;
  #stopFollowing: (() => void) | undefined;
  /** Aborts the listeners on the page around the element. */
  #page = new AbortController();

  constructor() {
    super();
    this[connected] = false;
    this[props].controller = this.#controller;
    if (this.container.firstChild) {
      this.#prerendered = new HydratingPage(this.container, this.#controller, () => this[render]());
    } else adoptStyles(this.container);
  }

  /** A prerendered page stays; r2wc would start with an empty root. */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    return this.shadowRoot ?? super.attachShadow(init);
  }

  override [render](): void {
    if (this.#prerendered?.isPending) return;
    if (this[connected] && !this[rendered] && this.container.firstChild) this.#hydrate();
    else super[render]();
  }

  /** r2wc's first render would empty the root: what the server prerendered is hydrated instead. */
  #hydrate(): void {
    // React hydrates shadow roots as well; its types omit them.
    const container = this.container as unknown as Element;
    const root = hydrateRoot(container, createElement(FormBuilderRender, this[props]));
    this[rendered] = { root, ReactComponent: FormBuilderRender };
  }

  override connectedCallback(): void {
    this.#upgradeProperties();
    super.connectedCallback();
    this.#applySoon();
    this.#sizes.observe(this);
    this.#listen();
  }

  /**
   * Moving the element disconnects it briefly: it keeps its DOM when it is connected again in the
   * same task.
   */
  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      super.disconnectedCallback();
      this.#controller.flushDraft();
      this.#sizes.disconnect();
      this.#followPage();
      this.#page.abort();
    });
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    const property = elementAttributes[name];
    if (property) this.set(property, readAttribute(property, text));
  }

  /** The current value of a property. */
  read(property: ElementProperty): ElementProperties[ElementProperty] {
    return this[props][property];
  }

  /** Sets one property without writing it to an attribute: tokens stay out of the DOM. */
  set(property: ElementProperty, value: ElementProperties[ElementProperty]): void {
    Object.assign(this[props], { [property]: value });
    this[render]();
    this.#applySoon();
  }

  /** Saves the answers as a draft on the server; emits `saved` or `error`. */
  save(): Promise<void> {
    return this.#controller.save();
  }

  /** Aborts the form and deletes the answers from this device; emits `aborted` or `error`. */
  abort(): Promise<void> {
    return this.#controller.abort();
  }

  /** Empties the form and shows its first page. */
  reset(): void {
    this.#controller.reset();
  }

  /** For staff who try a form out while they change it; rejects in production and before `ready`. */
  async preview(): Promise<FormPreview> {
    const { openPreview } = await import('./form-controller/preview/form-preview.ts');
    return openPreview(this.#controller);
  }

  /** Applies all attributes that change in one task together. */
  #applySoon(): void {
    if (this.#isApplying) return;
    this.#isApplying = true;
    queueMicrotask(() => {
      this.#isApplying = false;
      if (this.isConnected)
        void this.#controller.applyOptions(formOptions(this[props], scriptBase));
      this.#followPage();
    });
  }

  /** Fetches the code that sets the title and the history of a page that consists of the form. */
  #followPage(): void {
    const { pageTitle = false, pageHistory = false } = this[props];
    this.#stopFollowing?.();
    this.#stopFollowing = undefined;
    if (!this.isConnected || !(pageTitle || pageHistory)) return;
    void import('./navigation/follow-page.ts').then(({ followPage }) => {
      this.#stopFollowing?.();
      this.#stopFollowing = followPage(this.#controller, {
        title: pageTitle,
        history: pageHistory,
      });
    });
  }

  /** Properties that a page set before this class existed hide the accessors: set them again. */
  #upgradeProperties(): void {
    for (const property of Object.values(elementAttributes)) {
      const early = Object.getOwnPropertyDescriptor(this, property);
      if (!early) continue;
      Reflect.deleteProperty(this, property);
      Reflect.set(this, property, early.value);
    }
  }

  #listen(): void {
    const controller = this.#controller;
    const flushDraft = () => controller.flushDraft();
    this.#page.abort();
    this.#page = new AbortController();
    const { signal } = this.#page;
    window.addEventListener('pagehide', flushDraft, { signal });
    window.addEventListener('storage', ({ key }) => void controller.onStorageEvent(key), {
      signal,
    });
    document.addEventListener('visibilitychange', flushDraft, { signal });
    // On `window` an `error` event means a script error: stop ours before it gets there.
    const endHere = (event: Event) => event.target === this && event.stopPropagation();
    document.addEventListener('error', endHere, { signal });
  }

  #emitSize(): void {
    const { width, height } = this.getBoundingClientRect();
    this.#emit('resize', { width, height });
  }
}

for (const property of Object.values(elementAttributes)) {
  Object.defineProperty(FormBuilderRenderElement.prototype, property, {
    get(this: FormBuilderRenderElement) {
      return this.read(property);
    },
    set(this: FormBuilderRenderElement, value: ElementProperties[ElementProperty]) {
      this.set(property, value);
    },
  });
}
