let isOwn = false;

/** Whether the form itself sends the visitor away, which is no drop-out, until they are on the page again. */
export const isOwnDeparture = (): boolean => isOwn;

/** Notes that the visitor is on the page again. */
export function endDeparture(): void {
  isOwn = false;
}

/** Sends the visitor to another site, which sends them back to the form. */
export function leaveFor(url: string): void {
  isOwn = true;
  location.assign(url);
}

/** Loads the page again. */
export function reloadPage(): void {
  isOwn = true;
  location.reload();
}
