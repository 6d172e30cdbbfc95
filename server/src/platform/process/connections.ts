import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks which connections of a server have an active request. Node counts a connection that a browser opened
 * in advance and never used as busy; waiting for those would make every stop last the full grace period.
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

  /** Closes every connection as soon as it has no active request. */
  endWhenIdle(): void {
    this.isEnding = true;
    for (const [socket, count] of this.requests) if (count === 0) socket.destroy();
  }

  private count(socket: Socket, change: 1 | -1): void {
    const count = (this.requests.get(socket) ?? 0) + change;
    if (socket.destroyed) return;
    this.requests.set(socket, count);
    // `end` instead of `destroy`: the last bytes of the response may not have been sent yet.
    if (this.isEnding && count === 0) socket.end();
  }
}
