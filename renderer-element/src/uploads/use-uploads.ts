import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadRules } from '@form-builder/core/field-types/field-type.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploaded-files.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import { useForm, type FormSurroundings } from '../field-types/form-context.tsx';
import { UploadList, type UploadListOptions, type UploadNews } from './upload-list.ts';
import { errorOf } from './upload-error.ts';
import { restoredUpload, type Upload } from './upload.ts';

/** The lists of a session, by field and row: they outlive the page that shows them. */
const lists = new WeakMap<Session, Map<string, UploadList>>();

/** A question for files, as its view knows it. */
interface Question {
  readonly cell: Cell;
  readonly value: readonly UploadedFile[] | null;
  readonly rules: UploadRules;
  readonly onNews: (news: UploadNews) => void;
}

interface Uploads {
  readonly uploads: readonly Upload[];
  /** Absent until the page is alive: what the server paints has no list. */
  readonly list: UploadList;
}

/** The files of one question: draws the caller again when one of them changes. */
export function useUploads(question: Question): Uploads {
  const { cell, value } = question;
  const form = useForm();
  const [list] = useState(() => findList(form, question));
  useEffect(() => {
    list.attach(listenerOf(form, question));
    // As it is now, not as it was drawn. The cell of a question for files holds files.
    list.follow(cell.value as readonly UploadedFile[] | null);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('online', () => list.resume(), { signal });
    // Before a button looks at the answers: somebody may press it as soon as the file is there.
    document.addEventListener('click', () => list.flush(), { signal, capture: true });
    return () => listening.abort();
  }, [list]);
  const uploads = useSyncExternalStore(list.subscribe, list.read, list.read);
  const isFollowing = uploads.length > 0 || value === null;
  return { list, uploads: isFollowing ? uploads : value.map(painted) };
}

/** The files of another question: as chosen on this page, or as they came with a saved draft. */
export function uploadsOfCell(session: Session, cell: Cell): readonly Upload[] {
  const known = lists.get(session)?.get(cell.key)?.uploads ?? [];
  // The cell of a question for files holds files.
  const answer = cell.value as readonly UploadedFile[] | null;
  return known.length > 0 ? known : (answer ?? []).map(painted);
}

/** What happened to a file, in words. */
export function newsText({ kind, upload }: UploadNews, text: FormatContext): string {
  const { name } = upload;
  return kind === 'failed'
    ? `${name}: ${errorOf(upload, text) ?? ''}`
    : text.translate(`visit.files.news_${kind}`, { name });
}

/** A saved file before the page is alive. */
function painted(answer: UploadedFile, index: number): Upload {
  return restoredUpload(`saved-${index}`, answer);
}

function findList(form: FormSurroundings, question: Question): UploadList {
  const { session } = form;
  const { cell } = question;
  const ofSession = lists.get(session) ?? new Map<string, UploadList>();
  lists.set(session, ofSession);
  const known = ofSession.get(cell.key);
  if (known) return known;
  // It listens from the start: a painted page gives it files that were chosen before it was alive.
  const list = new UploadList({ fieldId: cell.field.id, ...listenerOf(form, question) });
  ofSession.set(cell.key, list);
  return list;
}

function listenerOf(
  form: FormSurroundings,
  { cell, rules, onNews }: Question,
): Omit<UploadListOptions, 'fieldId'> {
  return {
    ...{ rules, onNews, findServices: form.findServices },
    onAnswer(answer, isComplete) {
      form.change(cell, answer);
      // What was wrong with the list may be over now; what is not sent yet is said on leaving.
      if (isComplete) form.leave(cell);
    },
  };
}
