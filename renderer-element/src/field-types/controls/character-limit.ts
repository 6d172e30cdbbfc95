interface LimitSettings {
  readonly character_limit?: number;
  readonly display_character_limit?: boolean;
}

/** The maximum length that a counter shows; `undefined` when the designer wants no counter. */
export function visibleCharacterLimit(
  settings: LimitSettings | undefined,
  limit = settings?.character_limit,
): number | undefined {
  return settings?.display_character_limit ? limit : undefined;
}
