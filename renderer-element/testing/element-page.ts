import type { PaymentStatus } from '@form-builder/core/field-types/payment/payment.ts';
import type { Issue } from '@form-builder/core/validation/issue.ts';
import type { FormBuilderRenderElement } from '../src/element.ts';
import type { FormEvents } from '../src/state/form-events.ts';
import { findFaults } from './find-faults.ts';
import type { StorageFailure } from './api/upload-api.ts';
import type { FailureMode, Received } from './api/visitor-request.ts';

/** What a test reads from its server. */
export interface ServerView {
  readonly received: readonly Received[];
  readonly requests: readonly string[];
  readonly versions: readonly string[];
  readonly mailed: readonly string[];
  /** The messages about visits, as they were sent. */
  readonly visits: readonly string[];
  /** The names of the uploaded files. */
  readonly arrived: readonly string[];
}

/** A server of its own for one test: servers never share data. */
export interface TestServer {
  readonly baseUrl: string;
  inspect(): Promise<ServerView>;
  setFailureMode(failureMode: FailureMode, issues?: readonly Issue[]): Promise<void>;
  setStorageFailure(storage: StorageFailure): Promise<void>;
  setNumbered(isNumbered: boolean): Promise<void>;
  /** The status of every payment. */
  setPayment(payment: PaymentStatus): Promise<void>;
  /** Whether the requests about a visitor's own submission get no answer. */
  setOwnFailure(isOwnGone: boolean): Promise<void>;
  /** The storage keys of this server's forms. */
  storedKeys(): Promise<readonly string[]>;
}

let serverCount = 0;

/** Starts a server for one test, on a device whose storage is empty. */
export function openTestServer(): TestServer {
  serverCount += 1;
  localStorage.clear();
  const baseUrl = `/test-servers/${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}-${serverCount}/`;
  // The control page answers in this shape.
  const inspect = async () => (await fetch(`${baseUrl}control`)).json() as Promise<ServerView>;
  return {
    baseUrl,
    inspect,
    async setFailureMode(failureMode, issues = []) {
      const body = JSON.stringify({ failureMode, issues });
      await fetch(`${baseUrl}control`, { method: 'POST', body });
    },
    async setStorageFailure(storage) {
      await fetch(`${baseUrl}control`, { method: 'POST', body: JSON.stringify({ storage }) });
    },
    async setNumbered(isNumbered) {
      await fetch(`${baseUrl}control`, { method: 'POST', body: JSON.stringify({ isNumbered }) });
    },
    async setPayment(payment) {
      await fetch(`${baseUrl}control`, { method: 'POST', body: JSON.stringify({ payment }) });
    },
    async setOwnFailure(isOwnGone) {
      await fetch(`${baseUrl}control`, { method: 'POST', body: JSON.stringify({ isOwnGone }) });
    },
    async storedKeys() {
      const { versions } = await inspect();
      return Object.keys(localStorage).filter((key) => versions.some((id) => key.includes(id)));
    },
  };
}

/** Loads the element's code as a page does: with its script tag. */
export async function loadScript(): Promise<void> {
  if (!document.querySelector('script[src="/form-builder-render.js"]')) {
    const script = document.createElement('script');
    script.src = '/form-builder-render.js';
    document.head.append(script);
  }
  await customElements.whenDefined('form-builder-render');
}

type Attributes = Readonly<Record<string, string>>;

/** Adds an element to the page and waits until its form is rendered. */
export async function showForm(
  formId: string,
  testServer: TestServer,
  attributes: Attributes = {},
) {
  await loadScript();
  const element = createElement({
    'form-id': formId,
    'base-url': testServer.baseUrl,
    locale: 'nl-NL',
    ...attributes,
  });
  const ready = next(element, 'ready');
  document.body.append(element);
  await ready;
  await rendered();
  return element;
}

/** Creates an element that is not in the page yet. */
export function createElement(attributes: Attributes): FormBuilderRenderElement {
  const element = document.createElement('form-builder-render');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  // The tag is defined by the built element, whose class this is.
  return element as FormBuilderRenderElement;
}

/** The detail of the element's next event of this name. */
export function next<N extends keyof FormEvents>(
  target: EventTarget,
  name: N,
): Promise<FormEvents[N]> {
  return new Promise((resolve) => {
    target.addEventListener(
      name,
      // The element's own event of that name.
      (event) => resolve((event as CustomEvent<FormEvents[N]>).detail),
      { once: true },
    );
  });
}

/** Waits until the latest change is rendered and focused. */
export async function rendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      // A background tab renders no frames; preact then uses a timer, as here.
      setTimeout(resolve, 100);
    });
  }
  expectNoFaults();
}

function expectNoFaults(): void {
  const faults = findFaults();
  if (faults.length > 0) throw new Error(`On the screen: ${faults.join(', ')}`);
}

/** Waits until a condition holds; the test's timeout ends it otherwise. */
export async function until<T>(inspect: () => T | undefined | null | false): Promise<T> {
  for (;;) {
    const found = inspect();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The shadow root of an element. */
export function inside(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error('The element has no shadow root.');
  return element.shadowRoot;
}

/** The control with this label; `at` counts equal labels. */
export function byLabel(element: Element, label: string, at = 0): HTMLInputElement {
  const labels = [...inside(element).querySelectorAll('label')];
  const found = labels.filter((each) => plain(each).startsWith(label))[at];
  const control = found?.control;
  if (!control) throw new Error(`No control is labelled ${label}.`);
  // Text areas and selects have the members that tests use as well.
  return control as HTMLInputElement;
}

/** The button with this text, or text that starts with it. */
export function button(element: Element, text: string): HTMLButtonElement {
  const buttons = [...inside(element).querySelectorAll('button')];
  const found = buttons.find((each) => plain(each).startsWith(text));
  if (!found) throw new Error(`No button says ${text}: ${buttons.map(plain).join(' | ')}`);
  return found;
}

/** Types into a control and leaves it. */
export async function fill(control: HTMLInputElement, text: string): Promise<void> {
  control.focus();
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (control.localName === 'select') control.dispatchEvent(new Event('change', { bubbles: true }));
  control.blur();
  await rendered();
}

/** Clicks and waits for the effect. */
export async function click(target: HTMLElement): Promise<void> {
  target.click();
  await rendered();
}

/** The text of an element with normalised white space. */
export function plain(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The focused element inside the form. */
export function focused(element: Element): Element | null {
  return inside(element).activeElement;
}

/** Empties the page between tests. */
export function clear(): void {
  expectNoFaults();
  document.querySelectorAll('form-builder-render').forEach((element) => element.remove());
}

/** Whether the element's own code works the page: from hydration on its root has adopted styles. */
export function isHydrated({ shadowRoot }: Element): boolean {
  return shadowRoot !== null && shadowRoot.adoptedStyleSheets.length > 0;
}
