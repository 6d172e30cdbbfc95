/** The brands behind the words of payment providers; brands are the same in every language. */
const brands: Readonly<Record<string, string>> = {
  applepay: 'Apple Pay',
  bancontact: 'Bancontact',
  banktransfer: 'SEPA',
  creditcard: 'Creditcard',
  googlepay: 'Google Pay',
  ideal: 'iDEAL',
  in3: 'in3',
  mastercard: 'Mastercard',
  paypal: 'PayPal',
  visa: 'Visa',
};

/** The name of a method of payment, such as iDEAL; a method without a known brand keeps the provider's word. */
export function nameOfPaymentMethod(method: string): string {
  return Object.hasOwn(brands, method) ? (brands[method] ?? method) : method;
}
