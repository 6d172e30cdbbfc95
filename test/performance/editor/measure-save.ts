import type { BrowserContext, CDPSession } from 'playwright-core';
import { measureP95 } from '../lists/measure-p95.ts';
import { EditorPage } from './editor-page.ts';
import type { SeededForm } from './seed-editor-forms.ts';

/** What saving one letter in the label of a field takes. */
export interface SaveCost {
  /** p95 of the request, in ms: the server's share, and the connection to this same machine. */
  readonly server: number;
  /** The body of the request. */
  readonly bytes: number;
}

/** Saves two edits in the editor, and then sends their requests in turns, without a browser. */
export async function measureSave(
  context: BrowserContext,
  origin: string,
  { versionId }: SeededForm,
): Promise<SaveCost> {
  const page = await context.newPage();
  const editor = new EditorPage(page);
  await editor.open(`${origin}/forms/version/${versionId}`);
  await editor.settle();
  await editor.select(3);
  await editor.focusLabel();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const first = await saveBy(editor, session, 'x');
  const second = await saveBy(editor, session, 'Backspace');
  await page.close({ runBeforeUnload: false });
  return { server: await measureP95(inTurns(first, second)), bytes: Buffer.byteLength(first.body) };
}

interface Save {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const isSave = (url: string) => url.endsWith('/changes');

/** Presses a key and waits until the editor has saved that; Playwright does not keep the body. */
async function saveBy(editor: EditorPage, session: CDPSession, key: string): Promise<Save> {
  const sending = new Promise<string>((resolve) => {
    session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
      if (isSave(url)) resolve(requestId);
    });
  });
  const answered = editor.page.waitForResponse((one) => isSave(one.url()));
  await editor.press(key);
  const request = (await answered).request();
  const { postData } = await session.send('Network.getRequestPostData', {
    requestId: await sending,
  });
  return { url: request.url(), headers: await request.allHeaders(), body: postData };
}

/** Each save has the other content, so that each changes something. */
function inTurns(first: Save, second: Save): () => Promise<void> {
  let revision = Number(/\d+/.exec(second.headers['if-match'] ?? '')?.[0]);
  return async () => {
    revision += 1;
    const { url, body } = revision % 2 === 0 ? first : second;
    const headers = {
      authorization: second.headers['authorization'] ?? '',
      'content-type': 'application/json',
      'if-match': `"${revision}"`,
    };
    const answer = await fetch(url, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`A save was answered with ${answer.status}.`);
    await answer.arrayBuffer();
  };
}
