/**
 * The same form as a competent person writes it without a library: its markup put in place as one
 * text, one listener for all fields, elements looked up once, and only what changed is touched. Runs
 * in the browser; the server adds `window.byHand` before it.
 */
interface ByHand {
  readonly markup: string;
  readonly css: string;
  readonly fan: readonly string[];
  readonly chain: readonly string[];
  readonly terms: readonly string[];
  readonly switchId: string;
  readonly totalId: string;
}

const { markup, css, fan, chain, terms, switchId, totalId } = (
  window as unknown as { byHand: ByHand }
).byHand;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [sheet];
const host = document.querySelector('#by-hand');
if (!(host instanceof HTMLElement)) throw new Error('The page has no place for the form.');
host.innerHTML = markup;

const byId = (id: string) => document.getElementById(id);
const frameOf = (id: string) => byId(`field-${id}`);
const controlOf = (id: string) => byId(`control-${id}`) as HTMLInputElement | null;
const fanFrames = fan.map(frameOf);
const chainFrames = chain.map(frameOf);
const chainControls = chain.map(controlOf);
const termControls = terms.map(controlOf);
const total = byId(`control-${totalId}`);
const news = host.querySelector(':scope > .form-builder > [role="status"]');
const number = new Intl.NumberFormat('nl-NL');

host.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const id = target.id.replace('control-', '');
  if (terms.includes(id)) writeTotal();
  else if (chain.includes(id)) followChain();
  else if ((target as HTMLInputElement).name === `control-${switchId}`) flip();
});

function writeTotal(): void {
  const sum = termControls.reduce(
    (all, control) => all + (Number(control?.value.replace(',', '.')) || 0),
    0,
  );
  if (total) total.textContent = number.format(sum);
}

function followChain(): void {
  let isShown = true;
  chainFrames.forEach((frame, index) => {
    setShown(frame, isShown);
    isShown &&= chainControls[index]?.value !== '';
  });
}

function flip(): void {
  const isShown = (byId(`control-${switchId}`) as HTMLInputElement | null)?.checked === true;
  fanFrames.forEach((frame) => setShown(frame, isShown));
  if (news) {
    news.textContent = isShown
      ? `${String(fan.length)} vragen erbij`
      : `${String(fan.length)} vragen minder`;
  }
}

function setShown(frame: HTMLElement | null, isShown: boolean): void {
  if (frame && frame.hidden === isShown) frame.hidden = !isShown;
}

const icon =
  '<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path fill="currentColor" d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-1 4h2v6.5H9V5Zm1 8a1.25 1.25 0 1 1 0 2.5A1.25 1.25 0 0 1 10 13Z"/></svg>';
const required = 'Dit veld is verplicht.';

host.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = [...document.querySelectorAll<HTMLElement>('.field:not([hidden])')].filter(
    isMissing,
  );
  wrong.forEach(showError);
  showSummary(wrong);
});

function isMissing(frame: HTMLElement): boolean {
  const control = frame.querySelector<HTMLInputElement>('input, select, textarea');
  if (!control || !frame.querySelector('.asterisk')) return false;
  if (control.type === 'radio') return frame.querySelector(':checked') === null;
  return control.type === 'checkbox' ? !control.checked : control.value === '';
}

function showError(frame: HTMLElement): void {
  const key = frame.id.replace('field-', '');
  const control = frame.querySelector('input, select, textarea');
  const before = frame.querySelector('.hint') ?? frame.querySelector('.label');
  frame.dataset['invalid'] = '';
  before?.insertAdjacentHTML(
    'afterend',
    `<p class="error" id="error-${key}" part="error">${icon}<span><span class="unseen">Fout: </span>${required}</span></p>`,
  );
  control?.setAttribute('aria-invalid', 'true');
  const described = [control?.getAttribute('aria-describedby'), `error-${key}`];
  control?.setAttribute('aria-describedby', described.filter(Boolean).join(' '));
}

function showSummary(wrong: readonly HTMLElement[]): void {
  const lines = wrong.map((frame) => {
    const key = frame.id.replace('field-', '');
    const label = frame.querySelector('.label')?.firstChild?.textContent ?? '';
    return `<li><a href="#control-${key}">${label}: ${required}</a></li>`;
  });
  host
    ?.querySelector('form')
    ?.insertAdjacentHTML(
      'beforebegin',
      `<section class="error-summary" aria-labelledby="errors" part="error-summary"><h2 class="notice-title" id="errors" tabindex="-1">${icon}Er zijn ${String(lines.length)} fouten</h2><ul>${lines.join('')}</ul></section>`,
    );
  byId('errors')?.focus();
}
