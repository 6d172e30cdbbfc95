import type { Page } from '@form-builder/core/form/form-definition.ts';
import { PreviewScreen } from '@form-builder/renderer-element/preview';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { memo, useMemo, useState, type ReactNode } from 'react';
import type { EditedVersion } from '../document/edited-version.ts';
import { ownFields } from '../document/place.ts';
import { useEditor } from '../editor/editor-context.ts';
import { boxCells, canvasCells, canvasSession } from './canvas-cells.ts';
import { canvasStyles } from './canvas-styles.ts';
import { FieldBoxes } from './field-boxes.tsx';
import { CanvasEditing } from './in-place/canvas-editing.tsx';
import { PageParts } from './page-parts.tsx';
import { PreviewTheme } from '../../themes/preview/preview-theme.tsx';
import { useThemeStyle } from '../../themes/use-theme-style.ts';
import { drawTemplateRow } from './template-row.tsx';
import { useDrawing } from './use-drawing.ts';
import { useFieldBoxes } from './use-field-boxes.ts';
import { stepsWith, type StartState } from './use-start-state.ts';
import { VisitorFields } from '../../form-preview/visitor-fields.tsx';
import styles from './canvas.module.css';

interface DrawnPageProps {
  readonly page: Page;
  /** The whole version, for what is around the fields. */
  readonly version: EditedVersion;
  readonly start: StartState;
}

/** The pages with one that was just added, which is drawn before the delayed version has it. */
function usePagesWith(pages: readonly Page[], page: Page): readonly Page[] {
  return useMemo(() => (pages.includes(page) ? pages : [...pages, page]), [pages, page]);
}

const useDrawnCells = ({ properties }: Page) =>
  useMemo(() => canvasCells(properties), [properties]);

/** Draws a page as for a visitor, with an editable box over each of its fields and texts. */
export const RenderedPage = memo(function DrawnPage(props: DrawnPageProps) {
  const { page, version, start } = props;
  const { t } = useLingui();
  const editor = useEditor();
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const drawnCells = useDrawnCells(page);
  const cells = useMemo(() => boxCells(drawnCells), [drawnCells]);
  const emptyText = t`Sleep velden hierheen`;
  const emptyPageText = t`Deze pagina heeft nog geen velden. Kies bij Velden een veld, of sleep het hierheen.`;
  const themeStyle = useThemeStyle(version.theme_settings, version.settings['theme.css']);
  const extraStyles = useMemo(
    () => [themeStyle, canvasStyles(emptyText, emptyPageText)],
    [themeStyle, emptyText, emptyPageText],
  );
  const { findDrawn, handlers } = useDrawing(root, cells, overlay);
  const { pages } = version;
  const pageIndex = pages.findIndex(({ id }) => id === page.id);
  const drawnPages = usePagesWith(pages, page);
  const formSteps = stepsWith(start, pages, pageIndex);

  const fields = useMemo(() => ownFields(page), [page]);
  const order = useMemo(() => fields.map(({ id }) => id).join(), [fields]);
  const register = useFieldBoxes(overlay, root, order);
  const frame = (drawn: ReactNode) =>
    editor.formType === 'template' ? (
      <>
        <h2 className="heading" id="heading">
          {page.title}
        </h2>
        {drawn}
      </>
    ) : (
      <>
        <PreviewTheme settings={version.theme_settings} />
        <PreviewScreen
          form={version}
          pageIndex={pageIndex}
          formSteps={formSteps}
          session={start.session}
        >
          {drawn}
        </PreviewScreen>
      </>
    );
  const at = formSteps.pageIndexes.indexOf(pageIndex);

  return (
    <div className={styles.drawn}>
      <VisitorFields
        session={canvasSession}
        cells={drawnCells}
        pages={drawnPages}
        isInert
        extraStyles={extraStyles}
        onRoot={setRoot}
        frame={frame}
        drawTemplateRow={drawTemplateRow}
      />
      {fields.length === 0 && <VisuallyHidden>{emptyPageText}</VisuallyHidden>}
      <div ref={setOverlay} className={styles.overlay} data-canvas-overlay>
        <PageParts
          page={page}
          version={version}
          isFirst={at === 0}
          isLast={at === formSteps.pageIndexes.length - 1}
          register={register}
        />
        <FieldBoxes
          fields={fields}
          pages={pages}
          cells={cells}
          hiddenFields={start.hiddenFields}
          register={register}
          handlers={handlers}
        />
        {overlay && <CanvasEditing overlay={overlay} findDrawn={findDrawn} />}
      </div>
    </div>
  );
});
