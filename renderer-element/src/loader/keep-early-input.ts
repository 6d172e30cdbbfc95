import { earlyInputKey } from '../drafts/early-input-key.ts';

/** The part of the form's data that this module reads. */
export interface EarlyForm {
  readonly id: string;
  readonly environment: string;
  readonly settings: { readonly 'drafts.on_device'?: boolean };
}

/** What was typed or ticked in controls, by their ids; the latest last. */
type Typed = readonly (readonly [controlId: string, value: string | boolean])[];

/**
 * Stores what is typed in a prerendered page until the element hydrates it, and restores what was
 * typed before an earlier page closed. While answers load from a draft on the device or from a
 * link, the page is inert, because input would be lost.
 */
export function keepEarlyInput(element: Element, { id, environment, settings }: EarlyForm): void {
  const root = element.shadowRoot;
  const page = root?.querySelector('div');
  const isLeftToElement = customElements.get(element.localName) !== undefined;
  if (!root || !page || isLeftToElement || settings['drafts.on_device'] === false) return;
  const key = earlyInputKey(id, environment);
  const keep = ({ target }: Event) => {
    // Only controls emit input events.
    const control = target as HTMLInputElement;
    // Controls without autocomplete contain citizens' numbers, which must not be stored. Files
    // cannot be stored.
    if (control.autocomplete === 'off' || control.type === 'file') return;
    // The views mark fields that a designer marked as sensitive.
    if (control.closest('[data-sensitive]')) return;
    const before = readTyped(key).filter(([controlId]) => controlId !== control.id);
    const value = isTick(control) ? control.checked : control.value;
    // Only the last pressed radio button of a group counts.
    const answers = [...before, [control.id, value]];
    localStorage.setItem(key, JSON.stringify({ keptAt: Date.now(), pageId: '', answers }));
  };
  ignoreStorageErrors(() => {
    const hasDraft = Object.keys(localStorage).some((name) =>
      name.startsWith(`form-builder:${id}`),
    );
    page.inert = hasDraft || location.hash.startsWith('#fb-');
    for (const [controlId, value] of readTyped(key)) {
      Object.assign(root.getElementById(controlId) ?? {}, { [nameOf(value)]: value });
    }
  });
  const listener = (event: Event) => ignoreStorageErrors(() => keep(event));
  root.addEventListener('input', listener);
  element.addEventListener('ready', () => root.removeEventListener('input', listener));
}

const isTick = ({ type }: HTMLInputElement) => /radio|checkbox/.test(type);

const nameOf = (value: string | boolean) => (typeof value === 'string' ? 'value' : 'checked');

/** Only this code writes under this key. */
const readTyped = (key: string) =>
  (JSON.parse(localStorage.getItem(key) ?? '{"answers":[]}') as { answers: Typed }).answers;

/** A browser may block storage; the form works without it. */
function ignoreStorageErrors(work: () => void): void {
  try {
    work();
  } catch {
    return undefined;
  }
}
