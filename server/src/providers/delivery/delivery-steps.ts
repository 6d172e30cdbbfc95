/** The completed steps of one delivery, stored between its attempts. */
export interface DeliverySteps {
  /** Whether the result of a step is stored, by this attempt or an earlier one. */
  readonly has: (name: string) => boolean;
  /** Returns the stored result of a step, or runs `work` and stores its result before returning it. */
  readonly once: (name: string, work: () => Promise<string>) => Promise<string>;
  /** As `once`, for a result that must not be readable where it is stored, such as an address that needs no token. */
  readonly onceSealed: (name: string, work: () => Promise<string>) => Promise<string>;
}
