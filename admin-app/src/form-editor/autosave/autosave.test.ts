// @vitest-environment node
// The stub server is Node's own; the app itself has no Node types.
/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createClient } from '@form-builder/core/client/create-client.ts';
import {
  versionsContract,
  type Version,
} from '@form-builder/core/contract/staff/forms/versions.ts';
import { applyChanges } from '@form-builder/core/diff/apply/apply-changes.ts';
import type { Change } from '@form-builder/core/diff/change.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildDocument } from '../document/build-document.ts';
import { replaceSiblings } from '../document/replace-siblings.ts';
import { buildVersion } from '../../testing/build-version.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import { Autosave } from './autosave.ts';
import type { LocalCopy } from './parse-local-copy.ts';
import { saveChanges } from './save-changes.ts';
import type { SaveState } from './save-state.ts';

const versionId = '018f2b1e-0000-7000-8000-000000000001';

/** A server that keeps one version and refuses stale writers, as the real one does. */
class StubServer {
  version: Version = buildVersion();
  saves: Change[][] = [];
  /** The response of the server instead, until it is reset. */
  refusal: { readonly status: number; readonly code: string } | undefined;
  /** Called when the server received a save, before it answers. */
  onSave: () => Promise<void> = () => Promise.resolve();
  readonly #server: Server = createServer(
    (request, response) => void this.#answer(request, response),
  );

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }
  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    if (request.method === 'GET') return reply(response, 200, { data: this.version });
    await this.onSave();
    if (this.refusal) return reply(response, this.refusal.status, problem(this.refusal));
    if (request.headers['if-match'] !== `"${this.version.revision}"`) {
      return reply(response, 412, problem({ status: 412, code: 'stale' }));
    }
    const { changes } = JSON.parse(Buffer.concat(chunks).toString()) as { changes: Change[] };
    this.saves.push(changes);
    const revision = this.version.revision + 1;
    // The stored version with its changes has the same members.
    this.version = { ...(applyChanges(this.version, changes) as Version), revision };
    return reply(response, 200, { data: { revision } });
  }
}

const problem = ({ status, code }: { status: number; code: string }) => ({
  type: 'about:blank',
  status,
  code,
  title: code,
  detail: code,
  message: code,
});

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Timers that only run when the test says so. */
class ManualTimers {
  #waiting: { callback: () => void; delayMs: number }[] = [];
  readonly schedule = (callback: () => void, delayMs: number) => {
    const timer = { callback, delayMs };
    this.#waiting.push(timer);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== timer);
    };
  };
  get delays(): readonly number[] {
    return this.#waiting.map(({ delayMs }) => delayMs);
  }
  run(): void {
    const due = this.#waiting;
    this.#waiting = [];
    for (const { callback } of due) callback();
  }
}

class MemoryCopy {
  copy: LocalCopy | undefined;
  read = () => this.copy;
  write = (copy: LocalCopy) => void (this.copy = copy);
  clear = () => void (this.copy = undefined);
}

let server: StubServer;
let timers: ManualTimers;
let localCopy: MemoryCopy;
let states: SaveState[];
let merged: EditedVersion[];
let waiting: { status: SaveState['status']; resolve: () => void }[];

const titled = (title: string): EditedVersion => ({ ...buildDocument(), title });
const last = () => states.at(-1)?.status;

/** Resolves when autosave next enters the state (or is in it). */
function reached(status: SaveState['status']): Promise<void> {
  if (last() === status) return Promise.resolve();
  return new Promise((resolve) => waiting.push({ status, resolve }));
}

function open(version = server.version, origin = server.origin): Autosave {
  const client = createClient<typeof versionsContract>(versionsContract, {
    baseUrl: origin,
    headers: () => ({}),
  });
  return new Autosave({
    version,
    localCopy,
    schedule: timers.schedule,
    onState: (state) => {
      states.push(state);
      waiting = waiting.filter(({ status, resolve }) => {
        if (status === state.status) resolve();
        return status !== state.status;
      });
    },
    onMerged: (document) => merged.push(document),
    load: async () => (await client.getVersion({ params: { id: versionId } })).data,
    save: async (edit, revision) => (await saveChanges(client, versionId, edit, revision)).revision,
  });
}

beforeEach(async () => {
  server = new StubServer();
  timers = new ManualTimers();
  localCopy = new MemoryCopy();
  states = [];
  merged = [];
  waiting = [];
  await server.start();
});
afterEach(() => server.stop());

/** A document that differs from the loaded one only in its title. */
function edit(base: EditedVersion, title: string): EditedVersion {
  return { ...base, title };
}

const titleChange = (before: string, after: string) => ({
  kind: 'version_changed',
  name: 'title',
  before,
  after,
});

describe('autosave', () => {
  test('saves after a rest, and only what changed', async () => {
    const autosave = open();
    const document = autosave.start();
    autosave.changed(edit(document, 'Een'));
    autosave.changed(edit(document, 'Eenmaal'));
    expect(last()).toBe('unsaved');
    expect(timers.delays).toEqual([800]);
    timers.run();
    await reached('saved');
    expect(server.saves).toMatchObject([[titleChange(document.title, 'Eenmaal')]]);
    expect(localCopy.copy).toBeUndefined();
  });

  test('saves what was changed during a save right after it', async () => {
    const autosave = open();
    const document = autosave.start();
    server.onSave = () => {
      server.onSave = () => Promise.resolve();
      autosave.changed(edit(document, 'Twee'));
      return Promise.resolve();
    };
    autosave.changed(edit(document, 'Een'));
    timers.run();
    await reached('unsaved');
    timers.run();
    await reached('saved');
    expect(server.saves).toMatchObject([
      [titleChange(document.title, 'Een')],
      [titleChange('Een', 'Twee')],
    ]);
    expect(server.version.title).toBe('Twee');
  });

  test('sends the change of one field, and not the form', async () => {
    const autosave = open();
    const document = autosave.start();
    const pages = replaceSiblings(document.pages, { pageId: 'p1', parentId: null }, (fields) =>
      fields.map((field) => (field.id === 'a' ? { ...field, label: 'Naam' } : field)),
    );
    autosave.changed({ ...document, pages });
    timers.run();
    await reached('saved');
    expect(server.saves).toMatchObject([[{ kind: 'field_renamed', fieldId: 'a', after: 'Naam' }]]);
    expect(server.version.pages).toEqual(pages);
  });

  test('an edit that was taken back by hand is not sent', async () => {
    const autosave = open();
    const document = autosave.start();
    autosave.changed({ ...document, pages: [...document.pages] });
    timers.run();
    await reached('saved');
    expect(server.saves).toEqual([]);
  });

  test('undoing everything needs no save', () => {
    const autosave = open();
    const document = autosave.start();
    autosave.changed(edit(document, 'Een'));
    autosave.changed(document);
    expect(last()).toBe('saved');
  });

  test('takes over what another user saved, when nothing is unsaved here', async () => {
    const autosave = open();
    const document = autosave.start();
    server.version = { ...server.version, title: 'Van Bas', revision: 2 };
    await autosave.catchUp(2);
    expect(merged.map(({ title }) => title)).toEqual(['Van Bas']);
    expect(last()).toBe('saved');
    await autosave.catchUp(2);
    expect(merged).toHaveLength(1);
    autosave.changed({ ...document, ...merged[0], description: 'Van mij' });
    timers.run();
    await reached('saved');
    expect(server.saves).toMatchObject([[{ name: 'description', after: 'Van mij' }]]);
    expect(server.version).toMatchObject({ title: 'Van Bas', revision: 3 });
  });

  test('leaves unsaved changes to their own save when another user saved', async () => {
    const autosave = open();
    const document = autosave.start();
    autosave.changed({ ...document, description: 'Van mij' });
    server.version = { ...server.version, title: 'Van Bas', revision: 2 };
    await autosave.catchUp(2);
    expect(merged).toEqual([]);
    expect(last()).toBe('unsaved');
  });

  test('merges what is changed while it takes over what another user saved', async () => {
    const autosave = open();
    const document = autosave.start();
    server.version = { ...server.version, title: 'Van Bas', revision: 2 };
    const caughtUp = autosave.catchUp(2);
    autosave.changed({ ...document, description: 'Van mij' });
    await caughtUp;
    expect(merged).toMatchObject([{ title: 'Van Bas', description: 'Van mij' }]);
    timers.run();
    await reached('saved');
    expect(server.saves).toMatchObject([[{ name: 'description', after: 'Van mij' }]]);
  });

  test('keeps changes on the device while there is no connection, and tries again ever later', async () => {
    const autosave = open();
    const document = autosave.start();
    server.refusal = { status: 503, code: 'unavailable' };
    autosave.changed(edit(document, 'Een'));
    timers.run();
    await reached('offline');
    expect(localCopy.copy?.document.title).toBe('Een');
    expect(timers.delays).toEqual([2000]);
    timers.run();
    await reached('offline');
    expect(timers.delays).toEqual([4000]);
    server.refusal = undefined;
    timers.run();
    await reached('saved');
    expect(server.version.title).toBe('Een');
    expect(localCopy.copy).toBeUndefined();
  });

  test('a server that does not answer at all is offline too', async () => {
    const origin = server.origin;
    const autosave = open(server.version, origin);
    const document = autosave.start();
    await server.stop();
    autosave.changed(edit(document, 'Een'));
    timers.run();
    await reached('offline');
    expect(localCopy.copy?.document.title).toBe('Een');
    await server.start();
  });

  test('a conflict waits for a choice and sends nothing until then', async () => {
    const autosave = open();
    const document = autosave.start();
    server.version = { ...server.version, title: 'Van een collega', revision: 5 };
    autosave.changed(edit(document, 'Van mij'));
    timers.run();
    await reached('conflict');
    expect(states.at(-1)).toMatchObject({ theirs: { title: 'Van een collega' } });
    autosave.changed(edit(document, 'Van mij, later'));
    timers.run();
    expect(server.saves).toEqual([]);
    expect(localCopy.copy?.document.title).toBe('Van mij, later');
  });

  test('keeping mine saves over theirs', async () => {
    const autosave = open();
    const document = autosave.start();
    server.version = { ...server.version, title: 'Van een collega', revision: 5 };
    autosave.changed(edit(document, 'Van mij'));
    timers.run();
    await reached('conflict');
    autosave.resolve(autosave.resolved('mine'));
    await reached('saved');
    expect(server.version).toMatchObject({ title: 'Van mij', revision: 6 });
  });

  test('taking their version continues from what they saved', async () => {
    const autosave = open();
    const document = autosave.start();
    server.version = { ...server.version, title: 'Van een collega', revision: 5 };
    autosave.changed(edit(document, 'Van mij'));
    timers.run();
    await reached('conflict');
    const theirs = autosave.resolved('theirs');
    autosave.resolve(theirs);
    expect(theirs.title).toBe('Van een collega');
    expect(last()).toBe('saved');
    autosave.changed(edit(theirs, 'Samen'));
    timers.run();
    await reached('saved');
    expect(server.version).toMatchObject({ title: 'Samen', revision: 6 });
  });

  test('changes of a colleague are merged with those made here, without a question', async () => {
    const autosave = open();
    const document = autosave.start();
    server.version = { ...server.version, description: 'Van een collega', revision: 5 };
    autosave.changed(edit(document, 'Van mij'));
    timers.run();
    await reached('unsaved');
    await vi.waitFor(() => expect(merged).toHaveLength(1));
    expect(merged[0]).toMatchObject({ title: 'Van mij', description: 'Van een collega' });
    timers.run();
    await reached('saved');
    expect(server.saves).toMatchObject([[titleChange(document.title, 'Van mij')]]);
    expect(server.version).toMatchObject({ title: 'Van mij', description: 'Van een collega' });
    expect(states.map(({ status }) => status)).not.toContain('conflict');
  });

  test.each([
    ['mine', 'Van mij'],
    ['theirs', 'Van een collega'],
  ] as const)('a choice for %s keeps the other changes of both', async (side, title) => {
    const autosave = open();
    const document = autosave.start();
    const hers = { title: 'Van een collega', description: 'Uitleg van haar' };
    server.version = { ...server.version, ...hers, revision: 5 };
    autosave.changed({ ...edit(document, 'Van mij'), settings: { 'theme.has_stepper': true } });
    timers.run();
    await reached('conflict');
    expect(states.at(-1)).toMatchObject({ merge: { conflicts: [{ path: ['title'] }] } });
    autosave.resolve(autosave.resolved(side));
    await reached('saved');
    expect(server.version).toMatchObject({
      title,
      description: 'Uitleg van haar',
      settings: { 'theme.has_stepper': true },
    });
  });

  test('a revision that moved on without a change of content is no conflict', async () => {
    const autosave = open();
    const document = autosave.start();
    server.version = { ...server.version, revision: 5 };
    autosave.changed(edit(document, 'Van mij'));
    timers.run();
    await reached('unsaved');
    timers.run();
    await reached('saved');
    expect(server.version).toMatchObject({ title: 'Van mij', revision: 6 });
    expect(states.map(({ status }) => status)).not.toContain('conflict');
  });

  test('a version that was locked in the meantime is not saved, and kept on the device', async () => {
    const autosave = open();
    const document = autosave.start();
    server.refusal = { status: 409, code: 'version_locked' };
    autosave.changed(edit(document, 'Te laat'));
    timers.run();
    await reached('locked');
    expect(localCopy.copy?.document.title).toBe('Te laat');
    expect(timers.delays).toEqual([]);
  });

  test('changes that are refused are kept, and go with the next ones', async () => {
    const autosave = open();
    const document = autosave.start();
    server.refusal = { status: 400, code: 'invalid' };
    autosave.changed(edit(document, 'Fout'));
    timers.run();
    await reached('refused');
    server.refusal = undefined;
    autosave.changed(edit(document, 'Goed'));
    timers.run();
    await reached('saved');
    expect(server.version.title).toBe('Goed');
  });

  test('flush saves at once and returns whether everything is saved', async () => {
    const autosave = open();
    const document = autosave.start();
    autosave.changed(edit(document, 'Nu'));
    await expect(autosave.flush()).resolves.toBe(true);
    expect(server.version.title).toBe('Nu');
    server.refusal = { status: 503, code: 'unavailable' };
    autosave.changed(edit(document, 'Straks'));
    await expect(autosave.flush()).resolves.toBe(false);
  });

  test('what was left unsaved on this device comes back and is saved', async () => {
    localCopy.copy = { revision: 1, document: titled('Van gisteren') };
    const autosave = open();
    expect(autosave.start().title).toBe('Van gisteren');
    timers.run();
    await reached('saved');
    expect(server.version.title).toBe('Van gisteren');
  });

  test('what was left unsaved on an older revision is a conflict, not a loss', () => {
    localCopy.copy = { revision: 0, document: titled('Van vorige week') };
    const autosave = open();
    expect(autosave.start().title).toBe('Van vorige week');
    expect(last()).toBe('conflict');
    expect(localCopy.copy).toBeDefined();
  });

  test('what was saved after all, while the page reloaded, is no conflict', async () => {
    localCopy.copy = { revision: 0, document: structuredClone(buildDocument()) };
    const autosave = open();
    expect(autosave.start()).toEqual(buildDocument());
    expect(last()).toBe('saved');
    expect(localCopy.copy).toBeUndefined();
    await expect(autosave.flush()).resolves.toBe(true);
  });

  test('stopping keeps what is unsaved', () => {
    const autosave = open();
    autosave.changed(edit(autosave.start(), 'Half'));
    autosave.stop();
    expect(timers.delays).toEqual([]);
    expect(localCopy.copy?.document.title).toBe('Half');
  });
});
