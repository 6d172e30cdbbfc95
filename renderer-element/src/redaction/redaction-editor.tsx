import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import type { Cell } from '@form-builder/core/session/session.ts';
import { useUnfinishedWork } from '../state/use-unfinished-work.ts';
import { useStyles } from '../theme/use-styles.ts';
import type { Mask } from './mask.ts';
import { MaskList } from './mask-list.tsx';
import type { RedactableDocument } from './documents/redactable-document.ts';
import styles from './redaction.css?inline';
import { pageOf, RedactionStage } from './redaction-stage.tsx';
import { RedactionTools } from './redaction-tools.tsx';
import { useDocument } from './use-document.ts';
import { useMasks } from './use-masks.ts';
import { useWriting } from './use-writing.ts';

interface RedactionEditorProps {
  readonly file: Blob;
  readonly name: string;
  /** The prefix of the ids of the editor's elements. */
  readonly id: string;
  /** The field of the redacted files. */
  readonly cell: Cell;
  /** Receives the new file, without the redacted content; resolves when it was uploaded. */
  onDone(file: Blob): Promise<void>;
  onCancel(): void;
}

/** The editor in which a visitor redacts one file. */
export function RedactionEditor(props: RedactionEditorProps) {
  const { translate } = useText();
  const document = useDocument(props.file);
  const title = useRef<HTMLParagraphElement>(null);
  useStyles(title, styles);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="redaction" aria-labelledby={`${props.id}-title`}>
      {/* The name of the region. It is not a heading, because its level would depend on the page
          around the form. */}
      <p className="redaction-title" id={`${props.id}-title`} ref={title} tabIndex={-1}>
        {translate('form.redaction.title', { name: props.name })}
      </p>
      {document === 'opening' && <p role="status">{translate('form.redaction.opening')}</p>}
      {document === 'failed' && (
        <>
          <p className="error" role="alert">
            {translate('form.redaction.failed', { name: props.name })}
          </p>
          <button type="button" className="button" onClick={props.onCancel}>
            {translate('form.redaction.cancel')}
          </button>
        </>
      )}
      {typeof document === 'object' && <OpenEditor {...props} document={document} />}
    </section>
  );
}

interface OpenEditorProps extends RedactionEditorProps {
  readonly document: RedactableDocument;
}

function OpenEditor({ document, cell, id, onDone, onCancel }: OpenEditorProps) {
  const text = useText();
  const { translate } = text;
  const masks = useMasks();
  const [page, setPage] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [announcement, setAnnouncement] = useState('');
  const { state, write } = useWriting({ document, masks: masks.all, onDone });
  const root = useRef<HTMLDivElement>(null);
  const goToPage = (next: number) => {
    setPage(next);
    setAnnouncement(translate('form.redaction.page', pageOf(next, document)));
  };
  const add = () => {
    const area = { left: 0.35, top: 0.45, width: 0.3, height: 0.1 };
    const added = masks.add({ page, ...area });
    setAnnouncement(translate('form.redaction.added'));
    requestAnimationFrame(() => focusMask(root.current, added));
  };
  const remove = (mask: Mask) => {
    masks.remove(mask.id);
    setAnnouncement(translate('form.redaction.removed'));
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('.add-mask')?.focus());
  };
  // A visitor who leaves the page without pressing the button expects the areas to be redacted.
  useUnfinishedWork({ cell, isUnfinished: masks.all.length > 0, finish: write });
  const view = { document, page, zoom, masks };
  return (
    <div ref={root}>
      <p className="hint" id={`${id}-help`}>
        {translate('form.redaction.help')}
      </p>
      {/* The file would not contain an area that is drawn while it is written. */}
      <div inert={state === 'writing'}>
        <RedactionTools {...view} onPage={goToPage} onZoom={setZoom} onAdd={add} />
        <RedactionStage {...view} id={id} text={text} onRemove={remove} />
        <MaskList masks={masks} id={id} text={text} onRemove={remove} />
      </div>
      <p className="unseen" role="status">
        {state === 'writing' ? translate('form.redaction.writing') : announcement}
      </p>
      {state === 'failed' && (
        <p className="error" role="alert">
          {translate('form.redaction.not_written')}
        </p>
      )}
      <div className="redaction-buttons">
        <button
          type="button"
          className="button"
          onClick={() => {
            if (masks.all.length === 0) setAnnouncement(translate('form.redaction.nothing'));
            else void write();
          }}
        >
          {translate(state === 'writing' ? 'form.redaction.writing' : 'form.redaction.done')}
        </button>
        <button type="button" className="button-plain" onClick={onCancel}>
          {translate('form.redaction.cancel')}
        </button>
      </div>
      {masks.all.length === 0 && announcement === translate('form.redaction.nothing') && (
        <p className="error">{announcement}</p>
      )}
    </div>
  );
}

function focusMask(root: HTMLElement | null, id: number): void {
  root?.querySelector<HTMLElement>(`[data-mask="${id}"]`)?.focus();
}
