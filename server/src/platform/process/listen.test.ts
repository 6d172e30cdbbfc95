import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { listen } from './listen.ts';

test('stops at once while a browser has an unused open connection', async () => {
  const server = await listen(0, '127.0.0.1');
  server.answerWith((_request, response) => {
    response.end('ja');
    return Promise.resolve();
  });
  const unused = connect(server.port, '127.0.0.1');
  await once(unused, 'connect');
  await (await fetch(`http://127.0.0.1:${String(server.port)}/`)).text();
  const ended = once(unused, 'close');
  await server.stop();
  await ended;
  expect(unused.destroyed).toBe(true);
}, 5_000);

test('lets an active request finish', async () => {
  const server = await listen(0, '127.0.0.1');
  let finish: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    server.answerWith((_request, response) => {
      finish = () => {
        response.end('klaar');
      };
      resolve();
      return Promise.resolve();
    });
  });
  const answer = fetch(`http://127.0.0.1:${String(server.port)}/`).then((found) => found.text());
  await asked;
  const stopped = server.stop();
  finish();
  expect(await answer).toBe('klaar');
  await stopped;
}, 5_000);

test('reports in one sentence that the port is in use', async () => {
  const server = await listen(0, '127.0.0.1');
  await expect(listen(server.port, '127.0.0.1')).rejects.toThrow(/^Port \d+ is in use.* with PORT/);
  const settings = { port: 'OPERATORS_PORT', host: 'OPERATORS_HOST' };
  await expect(listen(server.port, '127.0.0.1', { settings })).rejects.toThrow(
    /^Port \d+ is in use.* with OPERATORS_PORT/,
  );
  await server.stop();
});

describe('a client that takes its time', () => {
  const timeouts = {
    headersTimeout: 100,
    requestTimeout: 5_000,
    shortRequestTimeout: 200,
    connectionsCheckingInterval: 20,
    keepAliveTimeout: 100,
  };

  /** Sends the start of a request and one byte more, and waits until the server closes the connection. */
  async function dribble(beginning: string): Promise<string> {
    const server = await listen(0, '127.0.0.1', { timeouts });
    server.answerWith((request, response) => {
      request.resume().once('end', () => response.end('gelezen'));
      return Promise.resolve();
    });
    const socket = connect(server.port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    socket.write(beginning);
    // Only one byte: data sent to a closed connection discards its last response.
    setTimeout(() => socket.write('a'), 30);
    await once(socket, 'close');
    await server.stop();
    return answer;
  }

  test('with its headers gets an error response and is disconnected', async () => {
    expect(await dribble('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')).toMatch(
      /^HTTP\/1.1 408 /,
    );
  }, 5_000);

  test('with its body is disconnected, without a success response', async () => {
    const beginning = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n';
    expect(await dribble(beginning)).not.toContain('gelezen');
  }, 5_000);

  test('does not block other clients', async () => {
    const server = await listen(0, '127.0.0.1', { timeouts });
    server.answerWith((_request, response) => {
      response.end('ja');
      return Promise.resolve();
    });
    const slow = Array.from({ length: 50 }, () => {
      const socket = connect(server.port, '127.0.0.1').resume();
      socket.on('error', () => undefined);
      socket.write('GET / HTTP/1.1\r\nHost: ');
      return once(socket, 'close');
    });
    const answer = await fetch(`http://127.0.0.1:${String(server.port)}/`);
    expect(await answer.text()).toBe('ja');
    await Promise.all(slow);
    await server.stop();
  }, 10_000);
});
