/** The URL of the page without its fragment, to which visitors return. */
export function pageUrl(): string {
  return location.href.split('#', 1)[0] ?? location.href;
}
