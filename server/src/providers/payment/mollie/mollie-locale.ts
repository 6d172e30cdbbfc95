/** The languages of Mollie's checkout; it refuses a payment with another one. */
const supported: ReadonlySet<string> = new Set(
  'ca_ES cs_CZ da_DK de_AT de_CH de_DE de_LU en_BE en_GB en_NL en_US es_ES fi_FI fr_BE fr_FR fr_LU hu_HU is_IS it_IT lt_LT lv_LV nb_NO nl_BE nl_NL pl_PL pt_PT sk_SK sv_SE'.split(
    ' ',
  ),
);

/** The locale (`nl-NL`) as Mollie writes it; `undefined` for one that it lacks: it then chooses by the browser. */
export function toMollieLocale(locale: string): string | undefined {
  const name = locale.replace('-', '_');
  return supported.has(name) ? name : undefined;
}
