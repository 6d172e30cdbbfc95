/** The URL of the page without its fragment: where visitors return to. */
export function pageUrl(): string {
  return location.href.split('#', 1)[0] ?? location.href;
}
