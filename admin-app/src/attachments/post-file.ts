/** The form with which a file is posted to storage. */
export interface UploadForm {
  readonly action: string;
  readonly inputs: Readonly<Record<string, string>>;
}

export interface PostOptions {
  readonly signal: AbortSignal;
  /** Receives the fraction that is sent, from 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Posts a file to storage with its upload form; false when storage did not accept it, or nothing came back. */
export function postFile(
  { action, inputs }: UploadForm,
  file: File,
  { signal, onProgress }: PostOptions,
): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries(inputs)) body.append(name, value);
  // Storage ignores every part after the file.
  body.append('file', file, 'file');
  return new Promise((resolve) => {
    // `fetch` has no upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => resolve(request.status >= 200 && request.status < 300);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}
