/** The rates of Dutch VAT (Wet op de omzetbelasting 1968, art. 9) in percent; `none`: no VAT, such as for fees by law. */
export const vatRates = ['none', '0', '9', '21'] as const;
export type VatRate = (typeof vatRates)[number];
