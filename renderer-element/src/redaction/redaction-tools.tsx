import { useText } from '../i18n/text-context.tsx';
import type { RedactableDocument } from './documents/redactable-document.ts';
import { pageOf } from './redaction-stage.tsx';
import type { Masks } from './use-masks.ts';

interface RedactionToolsProps {
  readonly document: RedactableDocument;
  readonly page: number;
  readonly zoom: number;
  readonly masks: Masks;
  onPage(page: number): void;
  onZoom(zoom: number): void;
  onAdd(): void;
}

const zooms = [1, 1.5, 2, 3];

/** The buttons above the page: add, undo, zoom, and the other pages. */
export function RedactionTools(props: RedactionToolsProps) {
  const { document, page, zoom, masks, onPage, onZoom, onAdd } = props;
  const { translate } = useText();
  const at = zooms.indexOf(zoom);
  const zoomTo = (next: number | undefined) => {
    if (next !== undefined) onZoom(next);
  };
  const turnPage = (by: number) => {
    const next = page + by;
    if (next >= 0 && next < document.pageCount) onPage(next);
  };
  return (
    <div className="redaction-tools" role="group" aria-label={translate('form.redaction.tools')}>
      <button type="button" className="button tool add-mask" onClick={onAdd}>
        {translate('form.redaction.add')}
      </button>
      <button
        type="button"
        className="button tool"
        aria-disabled={!masks.canUndo}
        onClick={() => {
          if (masks.canUndo) masks.undo();
        }}
      >
        {translate('form.redaction.undo')}
      </button>
      <button
        type="button"
        className="button tool"
        aria-disabled={at === 0}
        onClick={() => zoomTo(zooms[at - 1])}
      >
        {translate('form.redaction.smaller')}
      </button>
      <button
        type="button"
        className="button tool"
        aria-disabled={at === zooms.length - 1}
        onClick={() => zoomTo(zooms[at + 1])}
      >
        {translate('form.redaction.larger')}
      </button>
      {document.pageCount > 1 && (
        <>
          <button
            type="button"
            className="button tool"
            aria-disabled={page === 0}
            onClick={() => turnPage(-1)}
          >
            {translate('form.redaction.previous')}
          </button>
          <button
            type="button"
            className="button tool"
            aria-disabled={page === document.pageCount - 1}
            onClick={() => turnPage(1)}
          >
            {translate('form.redaction.next')}
          </button>
          <span className="redaction-place">
            {translate('form.redaction.page', pageOf(page, document))}
          </span>
        </>
      )}
    </div>
  );
}
