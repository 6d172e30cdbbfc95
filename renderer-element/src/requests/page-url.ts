/** The page as it is now, without its fragment: where a visitor comes back to. */
export function pageUrl(): string {
  return location.href.split('#', 1)[0] ?? location.href;
}
