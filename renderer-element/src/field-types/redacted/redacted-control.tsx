import { useCallback, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { UploadRules } from '@form-builder/core/field-types/uploads/upload-rules.ts';
import { redactedName } from '@form-builder/core/field-types/redacted/redacted-name.ts';
import type { UploadedFile } from '@form-builder/core/field-types/uploads/uploaded-file.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { fileTypeIssue } from '@form-builder/core/field-types/uploads/file-type-issues.ts';
import { ignoreOffline } from '../../requests/ignore-offline.ts';
import { importOnline } from '../../requests/import-online.ts';
import { useText } from '../../i18n/text-context.tsx';
import { addPendingFiles } from '../../uploads/sending/pending-files.ts';
import { uploadListModule } from '../../uploads/load-upload-list.ts';
import { fetchContent } from '../../uploads/sending/save-upload.ts';
import { unsentFile } from '../../uploads/sending/unsent-file.ts';
import { answerOf, type Upload } from '../../uploads/upload.ts';
import { untilSettled } from '../../uploads/sending/until-settled.ts';
import { listOf, uploadsOfCell } from '../../uploads/use-uploads.ts';
import { useLazyModule } from '../../lazy-modules/use-lazy-module.ts';
import type { FieldViewProps } from '../../state/fields/field-view.ts';
import { useFieldContext } from '../../state/fields/field-context.tsx';

const importEditor = importOnline(() => import('../../redaction/redaction-editor.tsx'));

type Editor = (typeof import('../../redaction/redaction-editor.tsx'))['RedactionEditor'];

/** The file that is being redacted. */
interface Editing {
  readonly name: string;
  readonly file: Blob;
  readonly Editor: Editor;
}

interface RedactedControlProps extends FieldViewProps<'redacted'> {
  readonly rules: UploadRules;
}

/** The files of the other field, each with a button to redact a copy. */
export function RedactedControl({ rules, ...props }: RedactedControlProps) {
  const { cell, field, ids, value } = props;
  const { translate } = useText();
  const form = useFieldContext();
  const [announcement, setAnnouncement] = useState('');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const part = useLazyModule(uploadListModule);
  const originals = useOriginals(cell, field.custom_properties?.file_property_id, rules);
  const begin = async (original: Upload) => {
    setProblem(null);
    const [file, code] = await Promise.all([
      fetchContent(original, form.loadServices),
      // The code that renders and writes documents is large: it loads on first use.
      importEditor().catch(ignoreOffline),
    ]);
    if (!file || !code) return setProblem(translate('form.redaction.unreachable'));
    const typed = new Blob([file], { type: original.type });
    setEditing({ name: original.name, file: typed, Editor: code.RedactionEditor });
  };
  const finish = (name: string, content: Blob): Promise<void> => {
    if (box.current?.matches(':focus-within')) close();
    else setEditing(null);
    const copy = new File([content], redactedName(name), { type: content.type });
    return addCopy(props, copy);
  };
  const close = () => {
    setEditing(null);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('button')?.focus());
  };
  return (
    <div className="files" id={ids.control} tabIndex={-1} ref={box}>
      {originals.length === 0 && <p className="hint">{translate('form.redaction.no_files')}</p>}
      {editing ? (
        <editing.Editor
          file={editing.file}
          name={editing.name}
          id={ids.control}
          cell={cell}
          onDone={(content) => finish(editing.name, content)}
          onCancel={close}
        />
      ) : (
        <OriginalList
          originals={originals}
          list={list}
          isEnabled={cell.enabled}
          onBegin={(original) => void begin(original)}
        />
      )}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {part && (
        <part.UploadListView
          cell={cell}
          value={value}
          ids={ids}
          rules={rules}
          label={translate('form.redaction.copies')}
          onAnnounce={setAnnouncement}
        />
      )}
      <p className="unseen" role="status">
        {announcement}
      </p>
    </div>
  );
}

/** Adds a redacted copy, replacing an older one of the same file; resolves when it is uploaded. */
async function addCopy({ cell, change }: FieldViewProps<'redacted'>, copy: File): Promise<void> {
  const known = listOf(cell);
  const older = uploadsOfCell(cell).filter(({ name }) => name === copy.name);
  older.forEach(({ id }) => known?.remove(id));
  if (known) {
    known.add([copy]);
    return untilSettled(known);
  }
  // The upload code has not loaded yet: the answer contains the file already, so that it is not
  // lost.
  addPendingFiles(cell, [copy]);
  // The answer of a file field is a list of files.
  const files = (cell.value as readonly UploadedFile[] | null) ?? [];
  change([...files, unsentFile(copy)]);
}

interface OriginalListProps {
  readonly originals: readonly Upload[];
  readonly list: RefObject<HTMLUListElement | null>;
  readonly isEnabled: boolean;
  onBegin(original: Upload): void;
}

function OriginalList({ originals, list, isEnabled, onBegin }: OriginalListProps) {
  const { translate } = useText();
  return (
    <ul className="uploads" ref={list} aria-label={translate('form.redaction.originals')}>
      {originals.map((original) => (
        <li key={original.id} className="upload">
          <p className="upload-name upload-title">{original.name}</p>
          {isEnabled && (
            <p className="upload-buttons">
              <button type="button" className="button-plain" onClick={() => onBegin(original)}>
                {translate('form.redaction.begin')}
                <span className="unseen">: {original.name}</span>
              </button>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the uploaded files of the other field that can be redacted; renders again when they
 * change.
 */
function useOriginals(cell: Cell, id: string | undefined, rules: UploadRules): readonly Upload[] {
  const { session } = useFieldContext();
  // Searches the same row first: a field in a repeat refers to its own row.
  const row = cell.key.includes('~') ? cell.key.slice(cell.key.indexOf('~')) : '';
  const source = session.findCell(`${id ?? ''}${row}`) ?? session.findCell(id ?? '');
  const subscribe = useCallback(
    (listener: () => void) => source?.subscribe(listener) ?? (() => undefined),
    [source],
  );
  useSyncExternalStore(
    subscribe,
    () => source?.revision ?? 0,
    () => 0,
  );
  if (!source) return [];
  return uploadsOfCell(source).filter((upload) => {
    const answer: UploadedFile = answerOf(upload);
    return upload.state === 'done' && !fileTypeIssue(answer, rules.allowedTypes);
  });
}
