import type { MessageDescriptor } from '@lingui/core';

/** Something that does not work, or will soon stop to work. */
export interface HealthProblem {
  readonly id: string;
  /** `error`: it goes wrong now; `warning`: it will. */
  readonly level: 'error' | 'warning';
  /** One sentence with the count. */
  readonly text: MessageDescriptor;
  /** Which ones, by name. */
  readonly names: readonly string[];
  /** The screen where it is solved, and what to do there. */
  readonly to: string;
  readonly action: MessageDescriptor;
}
