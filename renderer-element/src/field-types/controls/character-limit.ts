interface LimitSettings {
  readonly character_limit?: number;
  readonly display_character_limit?: boolean;
}

/** The limit a counter shows; absent when there is none or the designer did not ask for it. */
export function visibleCharacterLimit(
  settings: LimitSettings | undefined,
  limit = settings?.character_limit,
): number | undefined {
  return settings?.display_character_limit ? limit : undefined;
}
