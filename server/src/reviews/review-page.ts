/** The page that takes the key of a review link, also once the version is published. */
export const pageForReview = (formId: string, environment: string): string =>
  `/renderreview/${formId}/${environment}`;

/** The page of a version by its state: published, or proposed for publication. */
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

/** The path that shows the version by a link; `undefined` where no link can. */
export function reviewPageOf({ state, formId, environment }: Standing): string | undefined {
  return pages[state]?.(formId, environment);
}
