import type { UploadRules } from '@form-builder/core/field-types/uploads/upload-rules.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import { importOnline } from '../requests/import-online.ts';
import type { LoadServices } from '../requests/form-services.ts';
import { validateFile } from './validate-file.ts';
import { SendError } from './sending/send-error.ts';
import { typeOfFile } from './sending/unsent-file.ts';
import { answerOf, restoredUpload, type Upload } from './upload.ts';

const importSending = importOnline(() => import('./sending/send-file.ts'));

/** How many files of one field upload at once. */
const maxConcurrent = 3;
/** Pauses before an interrupted upload is retried. */
const pausesMs = [500, 1_500, 4_000, 10_000];
/** How long a complete list waits for more files before it becomes the answer. */
const commitDelayMs = 500;

/** The options of a list of files, and its callbacks. */
export interface UploadListOptions {
  readonly fieldId: string;
  readonly rules: UploadRules;
  /** Absent in previews: files are listed and validated, but not uploaded. */
  readonly loadServices: LoadServices | undefined;
  /** The current answer; `isComplete` when every file in it is uploaded. */
  readonly onAnswer: (answer: readonly UploadedFile[] | null, isComplete: boolean) => void;
  readonly onAnnounce: (announcement: UploadEvent) => void;
}

/** What happened to a file, for announcements. */
export interface UploadEvent {
  readonly kind: 'added' | 'done' | 'removed' | 'failed';
  readonly upload: Upload;
}

let lastId = 0;
const nextId = () => `upload-${(lastId += 1)}`;

/**
 * The files of one field while the visitor chooses and uploads them. It exists as long as the
 * session, so that uploads continue on another page.
 */
export class UploadList {
  uploads: readonly Upload[] = [];
  #options: UploadListOptions;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, AbortController>();
  readonly #tries = new Map<string, number>();
  #commitTimer: ReturnType<typeof setTimeout> | undefined;
  #answer: readonly UploadedFile[] | null = null;

  constructor(options: UploadListOptions) {
    this.#options = options;
  }

  /** Connects the list to the rendered field. */
  attach(options: Omit<UploadListOptions, 'fieldId'>): void {
    this.#options = { ...this.#options, ...options };
  }

  /** Calls `listener` after each change; returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): readonly Upload[] => this.uploads;

  /**
   * Replaces the files with an answer that was set elsewhere: by a saved draft, or a restarted
   * form.
   */
  follow(answer: readonly UploadedFile[] | null): void {
    if (answer === this.#answer) return;
    this.#stopAll();
    this.#answer = answer;
    this.#set((answer ?? []).map((file) => restoredUpload(nextId(), file)));
  }

  /** Adds chosen files; in a field for one file they replace the other. */
  add(files: readonly File[], { isOnly = false } = {}): void {
    const added = files.map((file) => this.#validate(file));
    if (isOnly) this.#stopAll();
    this.#set(isOnly ? added : [...this.uploads, ...added]);
    this.#recount();
    for (const { id } of added) {
      const upload = this.#find(id);
      if (upload) this.#emit(upload.state === 'refused' ? 'failed' : 'added', upload);
    }
    this.#progress();
  }

  /** Removes a file, also while it uploads. */
  remove(id: string): void {
    const upload = this.#find(id);
    if (!upload) return;
    this.#stop(id);
    this.#set(this.uploads.filter((each) => each.id !== id));
    this.#recount();
    this.#emit('removed', upload);
    this.#progress();
  }

  /** Retries a failed upload. */
  retry(id: string): void {
    this.#tries.delete(id);
    this.#change(id, { state: 'waiting', failure: undefined, progress: 0 });
    this.#progress();
  }

  /** Online again: continues the stalled uploads. */
  resume(): void {
    const stalled = this.uploads.filter(({ state }) => state === 'stalled');
    stalled.forEach(({ id }) => this.retry(id));
  }

  /** Makes a complete list the answer at once; called when the visitor leaves the field. */
  flush(): void {
    if (this.#commitTimer !== undefined) this.#commit();
  }

  #validate(file: File): Upload {
    const issue = validateFile(file, this.#options.rules);
    const { name, size } = file;
    const state = issue ? 'refused' : 'waiting';
    return { id: nextId(), name, size, type: typeOfFile(file), state, progress: 0, issue, file };
  }

  /** Files over the maximum are not uploaded until there is room. */
  #recount(): void {
    const max = this.#options.rules.limits?.max_number_of_files;
    if (max === undefined) return;
    let server = max;
    const counted = this.uploads.map((upload): Upload => {
      const isSurplus = upload.issue?.code === 'issue.files_max';
      if (upload.issue && !isSurplus) return upload;
      server -= 1;
      if (server >= 0)
        return isSurplus ? { ...upload, state: 'waiting', issue: undefined } : upload;
      if (upload.state !== 'waiting') return upload;
      const issue = { code: 'issue.files_max', params: { amount: max } } as const;
      return { ...upload, state: 'refused', issue };
    });
    this.#set(counted);
  }

  /** Starts uploads, and reports the answer. */
  #progress(): void {
    const waiting = this.uploads.filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, maxConcurrent - this.#running.size))
      void this.#send(upload);
    clearTimeout(this.#commitTimer);
    this.#commitTimer = undefined;
    const isComplete = this.uploads.every(({ state }) => state === 'done');
    if (isComplete && this.uploads.length > 0) {
      this.#commitTimer = setTimeout(() => this.#commit(), commitDelayMs);
    } else this.#commit();
  }

  #commit(): void {
    clearTimeout(this.#commitTimer);
    this.#commitTimer = undefined;
    this.#answer = this.uploads.length === 0 ? null : this.uploads.map(answerOf);
    const isComplete = this.uploads.every(({ state }) => state === 'done');
    this.#options.onAnswer(this.#answer, isComplete);
  }

  async #send(upload: Upload): Promise<void> {
    const { id, file, type } = upload;
    if (!file) return;
    const control = new AbortController();
    this.#running.set(id, control);
    this.#change(id, { state: 'sending' });
    try {
      const key = await this.#post(file, type, control.signal, (progress) =>
        this.#change(id, { progress }),
      );
      this.#finish(id, { ...answerOf(upload), key });
    } catch (error) {
      if (control.signal.aborted) return;
      this.#fail(id, error);
    } finally {
      if (this.#running.get(id) === control) this.#running.delete(id);
    }
    if (!control.signal.aborted) this.#progress();
  }

  async #post(
    file: File,
    type: string,
    signal: AbortSignal,
    onProgress: (part: number) => void,
  ): Promise<string> {
    const { loadServices, fieldId } = this.#options;
    if (!loadServices) return 'preview';
    // The upload code loads with the first file; when that fails, the upload failed.
    const [services, { sendFile }] = await Promise.all([loadServices(), importSending()]);
    return sendFile({ services, fieldId, file, type, signal, onProgress });
  }

  #finish(id: string, answer: UploadedFile): void {
    this.#change(id, { state: 'done', progress: 1, answer });
    const upload = this.#find(id);
    if (upload) this.#emit('done', upload);
  }

  #fail(id: string, error: unknown): void {
    const isTemporary = !(error instanceof SendError) || error.isTemporary;
    const tries = this.#tries.get(id) ?? 0;
    const pause = isTemporary ? pausesMs[tries] : undefined;
    if (isTemporary && !navigator.onLine)
      return this.#change(id, { state: 'stalled', progress: 0 });
    if (pause !== undefined) {
      this.#tries.set(id, tries + 1);
      this.#change(id, { state: 'stalled', progress: 0 });
      setTimeout(() => this.#again(id), pause);
      return;
    }
    const failure = error instanceof SendError ? error.failure : ({ code: 'failed' } as const);
    // A retry would not help.
    if (failure.code === 'wrong_content')
      this.#change(id, { state: 'refused', issue: { code: 'issue.file_extension' }, progress: 0 });
    else this.#change(id, { state: 'failed', failure, progress: 0 });
    const upload = this.#find(id);
    if (upload) this.#emit('failed', upload);
  }

  #again(id: string): void {
    if (this.#find(id)?.state !== 'stalled' || !navigator.onLine) return;
    this.#change(id, { state: 'waiting' });
    this.#progress();
  }

  #stop(id: string): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
  }

  #stopAll(): void {
    clearTimeout(this.#commitTimer);
    this.#commitTimer = undefined;
    for (const { id } of this.uploads) this.#stop(id);
  }

  #find(id: string): Upload | undefined {
    return this.uploads.find((upload) => upload.id === id);
  }

  #change(id: string, change: Partial<Upload>): void {
    this.#set(this.uploads.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }

  #set(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    this.#listeners.forEach((listener) => listener());
  }

  #emit(kind: UploadEvent['kind'], upload: Upload): void {
    this.#options.onAnnounce({ kind, upload });
  }
}
