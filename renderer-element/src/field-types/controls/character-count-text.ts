import type { FormatContext } from '@form-builder/core/messages/format-context.ts';

/** The text that says how many characters are left, or over the limit. */
export function characterCountText(length: number, limit: number, { translate }: FormatContext) {
  const remaining = limit - length;
  return remaining < 0
    ? translate('element.characters_over', { excess: -remaining })
    : translate('element.characters_left', { remaining, limit });
}
