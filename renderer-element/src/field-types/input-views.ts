import { bsnView } from './bsn/bsn-view.tsx';
import { currencyView } from './currency/currency-view.tsx';
import { ibanView } from './iban/iban-view.tsx';
import { kvkView } from './kvk/kvk-view.tsx';
import { phoneView } from './phone/phone-view.tsx';
import { timeView } from './time/time-view.tsx';
import { urlView } from './url/url-view.tsx';

/** The types that ask for a number or a text of a certain form. Fetched together: the views are small. */
export const views = {
  time: timeView,
  url: urlView,
  phone: phoneView,
  currency: currencyView,
  iban: ibanView,
  bsn: bsnView,
  kvk: kvkView,
};
