import { html, type Html } from '../../src/platform/html/html.ts';
import type { SimulatorPage } from '../simulator-page.ts';
import type { MollieStatus, SimulatedPayment } from './simulated-payment.ts';

/** How the simulator is called on its pages. */
export const mollieName = 'Betaalsimulator';

/** The first part of its path. */
export const mollieBase = 'mollie';

/** What someone at the checkout can do, and what comes of it. */
export interface CheckoutAction {
  readonly name: string;
  readonly label: string;
  /** At once, and after a while. */
  readonly becomes: MollieStatus;
  readonly later?: MollieStatus;
  readonly tellsByWebhook: boolean;
}

export const checkoutActions: readonly CheckoutAction[] = [
  { name: 'pay', label: 'Betalen', becomes: 'paid', tellsByWebhook: true },
  { name: 'cancel', label: 'Annuleren', becomes: 'canceled', tellsByWebhook: true },
  { name: 'fail', label: 'Laat de betaling mislukken', becomes: 'failed', tellsByWebhook: true },
  { name: 'expire', label: 'Laat de betaling verlopen', becomes: 'expired', tellsByWebhook: true },
  {
    name: 'pay-late',
    label: 'Betalen, bericht na vijf seconden',
    becomes: 'pending',
    later: 'paid',
    tellsByWebhook: true,
  },
  {
    name: 'pay-silently',
    label: 'Betalen, zonder bericht aan de gemeente',
    becomes: 'paid',
    tellsByWebhook: false,
  },
];

/** The page on which someone pays, or not. */
export function checkoutPage({ order, status }: SimulatedPayment): SimulatorPage {
  const content = html`<p class="intro">${order.description}</p>
    <p class="amount">${formatAmount(order.amount.currency, order.amount.value)}</p>
    ${status === 'open' ? buttons : html`<p>Deze betaling is afgerond. Ga terug naar het formulier.</p>`}`;
  return { name: mollieName, base: mollieBase, title: 'Betalen', content };
}

const buttons: Html = html`<form method="post">
  <div class="actions">
    ${checkoutActions.map(({ name, label }, index) => {
      const look = index === 0 ? 'button' : 'button plain';
      return html`<button class="${look}" type="submit" name="action" value="${name}">
        ${label}
      </button>`;
    })}
  </div>
</form>`;

function formatAmount(currency: string, value: string): string {
  return new Intl.NumberFormat('nl-NL', { style: 'currency', currency }).format(Number(value));
}
