/**
 * Returns the path of the page that accepts the key of a review link, also after the version is
 * published.
 */
export const pageForReview = (formId: string, environment: string): string =>
  `/renderreview/${formId}/${environment}`;

/** Returns the path of a version's page by its state: published, or proposed for publication. */
const pages: Readonly<Record<string, (formId: string, environment: string) => string>> = {
  proposed: pageForReview,
  approved: pageForReview,
  published: (formId, environment) => `/render/${formId}?omgeving=${environment}`,
};

/** The state of a version in an environment. */
interface Standing {
  readonly state: string;
  readonly formId: string;
  readonly environment: string;
}

/** Returns the path that shows the version by a link; `undefined` when a link cannot show it. */
export function reviewPageOf({ state, formId, environment }: Standing): string | undefined {
  return pages[state]?.(formId, environment);
}
