/**
 * Sends the submission to a destination of the version when the rule matches; changes no field.
 * Only the server evaluates it, after validation.
 */
export interface RouteAction {
  readonly type: 'route';
  /** The id of a destination; empty while not chosen. */
  readonly destination: string;
}
