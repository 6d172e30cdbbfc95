/** The URL of the page without its fragment, to which visitors return. */
export function pageUrl(): string {
  return location.href.split('#', 1)[0] ?? location.href;
}

/** Whether the form itself sends the visitor to another site, which is no drop-out, until they are on the page again. */
export const departure = { isOurs: false };
