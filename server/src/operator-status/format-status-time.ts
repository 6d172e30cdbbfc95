import type { Language } from '@form-builder/core/messages/languages.ts';

/** Formats times of the installation for its operators: in their language, in Amsterdam time. */
export function statusTimeFormat(language: Language): (date: Date) => string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  });
  return (date) => format.format(date);
}
