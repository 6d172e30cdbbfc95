import type { ProblemCode } from '@form-builder/core/contract/problem.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { VisitorCall } from './visitor-call.ts';

/** What a call gets instead of an answer: a documented problem, or nothing because the connection is lost. */
export type Failure = ProblemCode | 'offline';

/** A situation of a visitor that a designer can look at: which calls of the element fail, and how. */
export interface Scenario {
  readonly id: string;
  readonly group: 'opening' | 'filling' | 'services';
  readonly label: MessageDescriptor;
  /** What the designer does to see it. */
  readonly hint: MessageDescriptor;
  readonly failures: Readonly<Partial<Record<VisitorCall, Failure>>>;
  /** A submission is complete only after its payment. */
  readonly awaitsPayment?: boolean;
  /** Presses the button of the first page at once. */
  readonly pressesNext?: boolean;
  /** The browser says that it is offline. */
  readonly isOffline?: boolean;
}
