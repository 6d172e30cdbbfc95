import { html } from '../../src/platform/html/html.ts';
import type { SimulatorPage } from '../simulator-page.ts';
import type { SimulatedCheckout, WorldlineStatus } from './simulated-checkout.ts';

/** The first part of its path. */
export const worldlineBase = 'worldline';

/** What someone at the checkout can do, and what comes of it. */
export interface WorldlineAction {
  readonly name: string;
  readonly label: string;
  /** At once, and after a while; `null`: the payer leaves without paying. */
  readonly becomes: WorldlineStatus | null;
  readonly later?: WorldlineStatus;
  readonly tellsByWebhook: boolean;
}

export const worldlineActions: readonly WorldlineAction[] = [
  { name: 'pay', label: 'Betalen', becomes: 'CAPTURED', tellsByWebhook: true },
  { name: 'cancel', label: 'Annuleren', becomes: null, tellsByWebhook: false },
  { name: 'fail', label: 'Laat de bank weigeren', becomes: 'REJECTED', tellsByWebhook: true },
  { name: 'leave', label: 'Wegblijven bij de bank', becomes: 'REDIRECTED', tellsByWebhook: true },
  {
    name: 'pay-late',
    label: 'Betalen, afgeschreven na vijf seconden',
    becomes: 'PENDING_CAPTURE',
    later: 'CAPTURED',
    tellsByWebhook: true,
  },
  {
    name: 'pay-silently',
    label: 'Betalen, zonder bericht aan de gemeente',
    becomes: 'CAPTURED',
    tellsByWebhook: false,
  },
];

/** The page on which someone pays, or not. */
export function worldlinePage({ order, status }: SimulatedCheckout): SimulatorPage {
  const { amountOfMoney, references } = order.order;
  const amount = new Intl.NumberFormat('nl-NL', {
    style: 'currency',
    currency: amountOfMoney.currencyCode,
  }).format(amountOfMoney.amount / 100);
  const form = html`<form method="post">
    <div class="actions">
      ${worldlineActions.map(({ name, label }, index) => {
        const look = index === 0 ? 'button' : 'button plain';
        return html`<button class="${look}" type="submit" name="action" value="${name}">
          ${label}
        </button>`;
      })}
    </div>
  </form>`;
  const content = html`<p class="intro">${references.descriptor ?? ''}</p>
    <p class="amount">${amount}</p>
    ${status === null ? form : html`<p>Deze betaling is afgerond. Ga terug naar het formulier.</p>`}`;
  return { name: 'Worldline-simulator', base: worldlineBase, title: 'Betalen', content };
}
