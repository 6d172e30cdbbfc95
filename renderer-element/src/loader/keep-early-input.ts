import { earlyInputKey } from '../drafts/early-input-key.ts';

/** What this looks at in the data of a form. */
export interface EarlyForm {
  readonly id: string;
  readonly environment: string;
  readonly settings: { readonly 'drafts.on_device'?: boolean };
}

/** What was typed or ticked in controls, by their ids; the last one at the end. */
type Typed = readonly (readonly [controlId: string, value: string | boolean])[];

/**
 * Keeps on the device what is typed in a painted page until the element's code takes that over, and
 * puts back what was typed before an earlier page went away. Where answers are on their way, of a draft
 * on the device or behind a link, the page waits for the code: typing would be lost under them.
 */
export function keepEarlyInput(element: Element, { id, environment, settings }: EarlyForm): void {
  const root = element.shadowRoot;
  const page = root?.querySelector('div');
  const isLeftToElement = customElements.get(element.localName) !== undefined;
  if (!root || !page || isLeftToElement || settings['drafts.on_device'] === false) return;
  const key = earlyInputKey(id, environment);
  const keep = ({ target }: Event) => {
    // Only controls tell of input.
    const control = target as HTMLInputElement;
    // What the browser may not remember is not kept here either: citizens' numbers. Files cannot be.
    if (control.autocomplete === 'off' || control.type === 'file') return;
    const before = readTyped(key).filter(([controlId]) => controlId !== control.id);
    const value = isTick(control) ? control.checked : control.value;
    // Of the buttons of a choice the one pressed last counts.
    const answers = [...before, [control.id, value]];
    localStorage.setItem(key, JSON.stringify({ keptAt: Date.now(), pageId: '', answers }));
  };
  quietly(() => {
    const hasDraft = Object.keys(localStorage).some((name) =>
      name.startsWith(`form-builder:${id}`),
    );
    page.inert = hasDraft || location.hash.startsWith('#fb-');
    for (const [controlId, value] of readTyped(key)) {
      Object.assign(root.getElementById(controlId) ?? {}, { [nameOf(value)]: value });
    }
  });
  const listener = (event: Event) => quietly(() => keep(event));
  root.addEventListener('input', listener);
  element.addEventListener('ready', () => root.removeEventListener('input', listener));
}

const isTick = ({ type }: HTMLInputElement) => /radio|checkbox/.test(type);

const nameOf = (value: string | boolean) => (typeof value === 'string' ? 'value' : 'checked');

/** Nothing else writes under the key. */
const readTyped = (key: string) =>
  (JSON.parse(localStorage.getItem(key) ?? '{"answers":[]}') as { answers: Typed }).answers;

/** A browser may refuse to keep anything; the form works all the same. */
function quietly(work: () => void): void {
  try {
    work();
  } catch {
    return undefined;
  }
}
