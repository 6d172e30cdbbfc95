interface LimitSettings {
  readonly character_limit?: number;
  readonly display_character_limit?: boolean;
}

/** The limit that a counter shows; absent when the designer did not ask for one. */
export function visibleCharacterLimit(
  settings: LimitSettings | undefined,
  limit = settings?.character_limit,
): number | undefined {
  return settings?.display_character_limit ? limit : undefined;
}
