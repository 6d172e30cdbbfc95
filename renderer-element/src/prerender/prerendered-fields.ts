import { ref } from 'valtio/vanilla';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { FormNavigation } from '../navigation/form-navigation.ts';
import type { FieldErrors } from '../state/errors/field-errors.ts';
import type { FormState } from '../state/form-state.ts';
import type { WaitingFields } from '../state/fields/waiting-fields.ts';
import { captureEarlyInput, hasEarlyInput } from './early-input.ts';
import { whenIdle } from './when-idle.ts';

/** The events that touch a field: it is hydrated before their handlers run. */
const touches = ['focusin', 'pointerdown', 'keydown', 'input', 'change', 'click'];

/** How many fields one task hydrates: a few ms of work, also on a slow phone. */
const fieldsPerTask = 24;

const framePrefix = 'field-';

interface WaitingField {
  readonly cell: Cell;
  readonly frame: HTMLElement;
  /** The revision of the cell when the page was prerendered. */
  readonly contentRevision: number;
  /** Resolves at the turn of the field, by `begin`; `undefined` after that. */
  turn: Promise<void> | undefined;
  readonly begin: () => void;
  readonly stops: (() => void)[];
  /** Called after hydration, with the visitor's input in it. */
  onHydrated?: (() => void)[];
}

/** The parts of the form controller that this needs. */
interface HydratedController {
  readonly state: FormState;
  readonly navigation: Pick<FormNavigation, 'cells'> | undefined;
}

/** Lets the fields of a prerendered page wait for their turns, just before hydration. */
export function waitForTurns(
  root: ShadowRoot,
  { state, navigation }: HydratedController,
): PrerenderedFields | undefined {
  const { opened, text } = state;
  if (!opened || !navigation) return undefined;
  const { errors } = opened;
  const waiting = new PrerenderedFields({ root, cells: navigation.cells, errors, text });
  // Nothing has subscribed to the context yet; a form that is restarted has another one.
  state.opened = ref({ ...opened, fieldContext: { ...opened.fieldContext, waiting } });
  return waiting;
}

interface PrerenderedPage {
  readonly root: ShadowRoot;
  readonly cells: readonly Cell[];
  readonly errors: FieldErrors;
  readonly text: FormatContext | null;
}

/**
 * Hydrates the fields of a prerendered page a few at a time, visible ones first, because a long
 * page would block the browser. A field that the visitor touches is hydrated at once, and a field
 * that rules hide when it is shown. A field that changed while it waited is rendered again.
 */
class PrerenderedFields implements WaitingFields {
  readonly #page: PrerenderedPage;
  readonly #waiting = new Map<string, WaitingField>();
  /**
   * The functions that restore the visitor's input in the fields that are being rendered, by cell
   * key.
   */
  readonly #taken = new Map<string, () => void>();
  readonly #sight = new IntersectionObserver((entries) => this.#putFirst(entries));
  /** The fields that are shown, in the order of their turns. */
  #queue = new Set<WaitingField>();
  #isScheduled = false;

  constructor(page: PrerenderedPage) {
    this.#page = page;
    for (const cell of page.cells) this.#add(cell);
    for (const name of touches) {
      page.root.addEventListener(name, (event) => this.#onTouch(event), { capture: true });
    }
  }

  isWaiting(cell: Cell): boolean {
    const field = this.#waiting.get(cell.key);
    // Another page may be shown; this page is rendered from scratch when the visitor returns.
    return field?.cell === cell && field.frame.isConnected;
  }

  turnOf(cell: Cell): Promise<void> | undefined {
    return this.isWaiting(cell) ? this.#waiting.get(cell.key)?.turn : undefined;
  }

  take(cell: Cell, text: FormatContext): void {
    const field = this.#waiting.get(cell.key);
    if (!field) return;
    const { frame } = field;
    field.stops.forEach((stop) => stop());
    this.#waiting.delete(cell.key);
    this.#queue.delete(field);
    this.#sight.unobserve(frame);
    const restore = captureEarlyInput(this.#page.root, frame);
    if (this.#isChanged(field, text)) this.#empty(field);
    this.#taken.set(cell.key, () => {
      restore();
      field.onHydrated?.forEach((listener) => listener());
    });
  }

  finish({ key }: Cell): void {
    const restore = this.#taken.get(key);
    this.#taken.delete(key);
    restore?.();
  }

  /** Starts the turns, once the page around the fields is hydrated: answered fields first. */
  async start(): Promise<void> {
    for (const field of this.#waiting.values()) if (field.cell.visible) this.#enqueue(field);
    await this.#hydrate(this.#answered);
  }

  /** The fields with the focus, or with input from before hydration. */
  get #answered(): readonly WaitingField[] {
    const { activeElement } = this.#page.root;
    return [...this.#waiting.values()].filter(
      ({ cell, frame }) =>
        cell.visible &&
        frame.isConnected &&
        (frame.contains(activeElement) || hasEarlyInput(frame)),
    );
  }

  #add(cell: Cell): void {
    const frame = this.#page.root.getElementById(framePrefix + cell.key);
    if (!frame) return;
    let resolve: (() => void) | undefined;
    const field: WaitingField = {
      cell,
      frame,
      contentRevision: cell.contentRevision,
      turn: new Promise((begin) => {
        resolve = begin;
      }),
      begin() {
        field.turn = undefined;
        resolve?.();
      },
      stops: [cell.subscribe(() => this.#onChange(field))],
    };
    this.#waiting.set(cell.key, field);
  }

  #enqueue(field: WaitingField): void {
    if (this.#queue.has(field)) return;
    this.#queue.add(field);
    this.#sight.observe(field.frame);
    field.stops.push(this.#page.errors.subscribe(field.cell.key, field.begin));
    this.#schedule();
  }

  #onChange(field: WaitingField): void {
    const { cell, frame } = field;
    if (frame.hidden === cell.visible) frame.hidden = !cell.visible;
    if (!cell.visible) return;
    if (cell.contentRevision === field.contentRevision) this.#enqueue(field);
    else field.begin();
  }

  /** Hydration creates missing elements, but does not update the attributes of existing ones. */
  #empty({ cell, frame }: WaitingField): void {
    frame.replaceChildren();
    frame.toggleAttribute('data-invalid', this.#page.errors.find(cell.key) !== undefined);
  }

  #isChanged({ cell, contentRevision }: WaitingField, text: FormatContext): boolean {
    const hasError = this.#page.errors.find(cell.key) !== undefined;
    return cell.contentRevision !== contentRevision || hasError || text !== this.#page.text;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#queue.size === 0) return;
    this.#isScheduled = true;
    whenIdle(() => {
      this.#isScheduled = false;
      for (const field of [...this.#queue].slice(0, fieldsPerTask)) {
        this.#queue.delete(field);
        field.begin();
      }
      this.#schedule();
    });
  }

  #putFirst(entries: readonly IntersectionObserverEntry[]): void {
    const inSight = new Set(entries.filter((entry) => entry.isIntersecting).map(targetOf));
    const first = [...this.#queue].filter(({ frame }) => inSight.has(frame));
    this.#queue = new Set([...first, ...this.#queue]);
  }

  #onTouch(event: Event): void {
    if (this.#waiting.size === 0) return;
    const path = event.composedPath();
    const touched = path.flatMap((target) => this.#waiting.get(keyOf(target)) ?? []);
    const button = event.type === 'click' && path.find(isButton);
    if (button) this.#press(button, event, touched);
    else touched.forEach((field) => field.begin());
  }

  /** A press waits until its button works, and until the session contains the earlier answers. */
  #press(button: HTMLButtonElement, event: Event, touched: readonly WaitingField[]): void {
    const fields = [...touched, ...this.#answered];
    if (fields.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void this.#hydrate(fields).then(() => button.click());
  }

  async #hydrate(fields: readonly WaitingField[]): Promise<void> {
    const hydrated = fields.map(
      (field) =>
        new Promise<void>((resolve) => {
          (field.onHydrated ??= []).push(resolve);
          field.begin();
        }),
    );
    await Promise.all(hydrated);
  }
}

const targetOf = ({ target }: IntersectionObserverEntry) => target;

const isButton = (target: EventTarget) => target instanceof HTMLButtonElement;

/**
 * Returns the key of the cell whose frame this element is; the result matches no cell for other
 * elements.
 */
const keyOf = (target: EventTarget) =>
  target instanceof Element && target.id.startsWith(framePrefix)
    ? target.id.slice(framePrefix.length)
    : '';
