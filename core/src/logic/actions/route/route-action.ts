/**
 * Sends the submission to a destination of the version when the rule matches; it changes no field. Only the
 * server evaluates it, after its check.
 */
export interface RouteAction {
  readonly type: 'route';
  /** The id of a destination; empty while not chosen. */
  readonly destination: string;
}
