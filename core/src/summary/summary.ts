/** One formatted answer. */
export interface SummaryAnswer {
  readonly kind: 'answer';
  /** As in issues: `fieldId`, or `collectionId.rowIndex.childId`. */
  readonly path: string;
  readonly label: string;
  /** The formatted answer; `-` when there is none. */
  readonly value: string;
  /** Whether the form computed the answer, so that it cannot be changed. */
  readonly isComputed?: boolean;
}

/** The answers of a group, under its title. */
export interface SummaryGroup {
  readonly kind: 'group';
  readonly path: string;
  readonly label: string;
  readonly items: readonly SummaryItem[];
}

/** A repeating field with its rows, each under a title such as `Kind 2`. */
export interface SummaryRows {
  readonly kind: 'rows';
  readonly path: string;
  readonly label: string;
  readonly rows: readonly SummaryRow[];
}

export interface SummaryRow {
  readonly label: string;
  readonly items: readonly SummaryItem[];
}

export type SummaryItem = SummaryAnswer | SummaryGroup | SummaryRows;

/** One page of the form with its answers. */
export interface SummarySection {
  readonly pageId: string;
  /** The index of the page in the form. */
  readonly pageIndex: number;
  readonly title: string;
  readonly items: readonly SummaryItem[];
}
