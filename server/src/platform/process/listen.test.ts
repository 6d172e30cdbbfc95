import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

test('stops at once while a browser holds a connection it never used', async () => {
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

test('lets a request under way finish', async () => {
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

test('says in one sentence that the port is taken', async () => {
  const server = await listen(0, '127.0.0.1');
  await expect(listen(server.port, '127.0.0.1')).rejects.toThrow(/^Port \d+ is in use/);
  await server.stop();
});
