/** What a simulator answers. */
export interface SimulatedResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or bytes with a content type of their own. */
  readonly body: unknown;
}
