// The embedded PostgreSQL runs in a worker because a query blocks its thread. Plain JavaScript, so that Node
// starts it by its path, bundled or not, without a loader.
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';

if (parentPort === null) throw new Error('The embedded database runs in a worker thread only.');
const owner = parentPort;
/** @type {{ folder: string, socketPath: string }} */
const { folder, socketPath } = workerData;

const database = await PGlite.create(folder);
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 8 });
await server.start();
owner.postMessage('ready');

owner.once('message', () => {
  void close();
});

async function close() {
  await server.stop();
  await database.close();
  owner.postMessage('closed');
  owner.close();
}
