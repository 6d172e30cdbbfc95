/** The URL parameter of the dashboard with the version whose publication is shown. */
export const versionParam = 'version';

/** Returns the URL of a form's dashboard with the publication of this version. */
export function publicationAddress(dashboard: string, versionId: string): string {
  return `${dashboard}?${versionParam}=${versionId}`;
}
