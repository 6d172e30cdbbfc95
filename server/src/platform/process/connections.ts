import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Knows which connections of a server carry a request. Node counts a connection that a browser opened
 * ahead of need, and never used, as busy; waiting for those would make every stop last the full grace.
 */
export class Connections {
  private readonly requests = new Map<Socket, number>();
  private isEnding = false;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.requests.set(socket, 0);
      socket.once('close', () => this.requests.delete(socket));
    });
    server.on('request', ({ socket }, response) => {
      this.count(socket, 1);
      response.once('close', () => {
        this.count(socket, -1);
      });
    });
  }

  /** Ends every connection as soon as it carries no request. */
  endWhenIdle(): void {
    this.isEnding = true;
    for (const [socket, count] of this.requests) if (count === 0) socket.destroy();
  }

  private count(socket: Socket, change: 1 | -1): void {
    const count = (this.requests.get(socket) ?? 0) + change;
    if (socket.destroyed) return;
    this.requests.set(socket, count);
    // `end` rather than `destroy`: the last bytes of the answer may still be on their way.
    if (this.isEnding && count === 0) socket.end();
  }
}
