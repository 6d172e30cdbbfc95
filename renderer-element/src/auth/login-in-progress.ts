const exchanges = new Map<string, Promise<unknown>>();

/** Registers the exchange of a returned code for a token: the login of a form is known only when it has ended. */
export function registerExchange(formId: string, exchange: Promise<unknown>): void {
  exchanges.set(formId, exchange);
}

/** Waits for the last registered exchange of a form, if any; never rejects. */
export async function exchangeEnded(formId: string): Promise<void> {
  await Promise.allSettled([exchanges.get(formId)]);
}
