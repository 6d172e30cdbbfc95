import { SendError } from './send-error.ts';

const timeoutMs = 600_000;

interface PostOptions {
  readonly signal: AbortSignal;
  /** Receives the fraction that is sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Posts a form with a file and reports its progress; returns the XML, throws a SendError. */
export function postForm(
  action: string,
  body: FormData,
  { signal, onProgress }: PostOptions,
): Promise<string> {
  return new Promise((resolve, reject) => {
    // `fetch` has no upload progress.
    const request = new XMLHttpRequest();
    const fail = (error: unknown) => {
      signal.removeEventListener('abort', stop);
      reject(error instanceof Error ? error : new SendError({ code: 'failed' }));
    };
    const stop = () => {
      request.abort();
      fail(new DOMException('stopped', 'AbortError'));
    };
    request.open('POST', action);
    request.timeout = timeoutMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => fail(new SendError({ code: 'offline' }));
    request.ontimeout = () => fail(new SendError({ code: 'failed' }));
    request.onload = () => {
      signal.removeEventListener('abort', stop);
      if (request.status >= 200 && request.status < 300) resolve(request.responseText);
      else fail(refusalOf(request.status));
    };
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    else request.send(body);
  });
}

/** A request to an overloaded storage can be repeated; a rejected file remains rejected. */
function refusalOf(status: number): SendError {
  return new SendError({ code: status >= 500 || status === 429 ? 'offline' : 'failed' });
}
