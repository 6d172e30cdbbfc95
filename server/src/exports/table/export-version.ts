import type { TranslatableVersion } from '@form-builder/core/translations/translations.ts';

/** A form version with the members needed to read its answers. */
export interface ExportVersion extends TranslatableVersion {
  readonly id: string;
  readonly number: number;
}
