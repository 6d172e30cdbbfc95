import type { Field } from '@form-builder/core/form/form-definition.ts';

/** Too many options to look through: they get a search input, see `rare-views.ts`. */
export const isLongList = ({ options }: Pick<Field, 'options'>, display: string | undefined) =>
  display === 'select' && (options ?? []).length > 15;
