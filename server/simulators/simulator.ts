import type { IncomingMessage, ServerResponse } from 'node:http';

/** An outside service that we simulate over real HTTP, for development and tests. */
export interface Simulator {
  /** The first part of its path, without slashes. */
  readonly name: string;
  /** Answers a request to `/{name}` and below. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Ends what still runs by itself. */
  readonly stop?: () => void;
}
