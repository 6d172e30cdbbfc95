import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Texts are written in Dutch in the source; English and German are translated in the PO files. */
export default defineConfig({
  sourceLocale: 'nl',
  locales: ['nl', 'en', 'de'],
  fallbackLocales: { default: 'nl' },
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
