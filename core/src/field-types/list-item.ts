/** One entry of a list that is kept outside the form: its id, its label and its other columns. */
export interface ListItem {
  readonly id: string;
  readonly label: string;
  readonly [column: string]: string | number | boolean | null;
}
