import { formatCurrency } from '@form-builder/core/formats/format-currency.ts';
import { formTimeZone } from '@form-builder/core/runtime/create-clock.ts';
import { currentRegion } from '../languages/languages.ts';

/** Whole cents as an amount, in the user's language. */
export const formatCents = (cents: number, currency = 'EUR'): string =>
  formatCurrency(cents / 100, currentRegion(), { currency });

/** The time of an instant in the municipality's time zone. */
export const formatTimeOfDay = (instant: string): string =>
  new Intl.DateTimeFormat(currentRegion(), { timeStyle: 'short', timeZone: formTimeZone }).format(
    new Date(instant),
  );
