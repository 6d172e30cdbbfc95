import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadRules } from '@form-builder/core/field-types/uploads/upload-rules.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { useFieldContext, type FieldContext } from '../state/fields/field-context.tsx';
import { holdWhileSending } from './sending/hold-while-sending.ts';
import { takePendingFiles } from './sending/pending-files.ts';
import { UploadList, type UploadListOptions, type UploadEvent } from './upload-list.ts';
import { errorOf } from './upload-error.ts';
import { restoredUpload, type Upload } from './upload.ts';

/** The list of each field, which survives page changes. */
const lists = new WeakMap<Cell, UploadList>();

/** The parts of a file field's view that the list needs. */
interface Question {
  readonly cell: Cell;
  readonly value: readonly UploadedFile[] | null;
  readonly rules: UploadRules;
  /** Another file replaces the first. */
  readonly isForOne?: boolean;
  readonly onAnnounce: (announcement: UploadEvent) => void;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  readonly list: UploadList;
}

/** The files of one field: renders the caller again when one of them changes. */
export function useUploads(question: Question): Uploads {
  const { cell, value } = question;
  const form = useFieldContext();
  const [list] = useState(() => findList(form, question));
  useEffect(() => {
    list.attach(listenerOf(form, question));
    const chosen = takePendingFiles(cell);
    // The current value, which may be newer than the rendered one. The answer of a file field is a
    // list of files.
    list.follow(chosen ? chosen.before : (cell.value as readonly UploadedFile[] | null));
    if (chosen) list.add(chosen.files, { isOnly: question.isForOne ?? false });
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('online', () => list.resume(), { signal });
    // Runs before the button reads the answers, because a visitor may press it as soon as the file
    // is listed.
    document.addEventListener('click', () => list.flush(), { signal, capture: true });
    return () => listening.abort();
  }, [list]);
  const uploads = useSyncExternalStore(list.subscribe, list.read, list.read);
  const isFollowing = uploads.length > 0 || value === null;
  return { list, uploads: isFollowing ? uploads : value.map(savedUpload) };
}

/** The list of a field; `undefined` until its files were rendered. */
export const listOf = (cell: Cell): UploadList | undefined => lists.get(cell);

/** Returns the files of another field: chosen on this page, or from a saved draft. */
export function uploadsOfCell(cell: Cell): readonly Upload[] {
  const known = listOf(cell)?.uploads ?? [];
  // The answer of a file field is a list of files.
  const answer = cell.value as readonly UploadedFile[] | null;
  return known.length > 0 ? known : (answer ?? []).map(savedUpload);
}

/** The announcement about a file. */
export function uploadEventText({ kind, upload }: UploadEvent, text: FormatContext): string {
  const { name } = upload;
  return kind === 'failed'
    ? `${name}: ${errorOf(upload, text) ?? ''}`
    : text.translate(`form.files.news_${kind}`, { name });
}

/** A file of a saved draft, before hydration. */
function savedUpload(answer: UploadedFile, index: number): Upload {
  return restoredUpload(`saved-${index}`, answer);
}

function findList(form: FieldContext, question: Question): UploadList {
  const { cell } = question;
  const known = lists.get(cell);
  if (known) return known;
  const list = new UploadList({ fieldId: cell.field.id, ...listenerOf(form, question) });
  holdWhileSending(cell, list, form);
  lists.set(cell, list);
  return list;
}

function listenerOf(
  form: FieldContext,
  { cell, rules, onAnnounce }: Question,
): Omit<UploadListOptions, 'fieldId'> {
  return {
    rules,
    onAnnounce,
    loadServices: form.loadServices,
    onAnswer(answer, isComplete) {
      form.change(cell, answer);
      // An error may be solved now; a missing file is reported only on leaving the field.
      if (isComplete) form.leave(cell);
    },
  };
}
