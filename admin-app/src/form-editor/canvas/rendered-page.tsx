import type { Page } from '@form-builder/core/form/form-definition.ts';
import { PreviewScreen } from '@form-builder/renderer-element/preview';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { memo, useMemo, useState, type ReactNode } from 'react';
import type { EditedVersion } from '../document/edited-version.ts';
import { ownFields } from '../document/place.ts';
import { useEditor, useEditorState } from '../editor/editor-context.ts';
import { selectedFieldIds } from '../editor/selection.ts';
import { countRules } from '../logic/rule-fields.ts';
import { createTryOutSession } from '../../form-preview/try-out-session.ts';
import { createCanvasSession, stepsWith } from './canvas-session.ts';
import { canvasStyles } from './canvas-styles.ts';
import { FieldBox } from './field-box.tsx';
import { CanvasEditing } from './in-place/canvas-editing.tsx';
import { PageParts } from './page-parts.tsx';
import { firstCells, hiddenAtStart } from './preview-definition.ts';
import { ThemeLogo } from '../../themes/preview/theme-logo.tsx';
import { useThemeStyle } from '../../themes/use-theme-style.ts';
import { useDrawing } from './use-drawing.ts';
import { useFieldBoxes } from './use-field-boxes.ts';
import { VisitorFields } from '../../form-preview/visitor-fields.tsx';
import styles from './canvas.module.css';

interface DrawnPageProps {
  readonly page: Page;
  /** The whole version, whose rules determine which fields are hidden at first. */
  readonly version: EditedVersion;
}

/** Draws a page as for a visitor, with an editable box over each of its fields and texts. */
export const RenderedPage = memo(function DrawnPage({ page, version }: DrawnPageProps) {
  const { t } = useLingui();
  const editor = useEditor();
  const { selection } = useEditorState();
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const register = useFieldBoxes(overlay, root);
  const session = useMemo(() => createCanvasSession(page), [page]);
  const cells = useMemo(() => firstCells(session), [session]);
  const emptyText = t`Sleep velden hierheen`;
  const emptyPageText = t`Deze pagina heeft nog geen velden. Kies links een veld, of sleep het hierheen.`;
  const themeStyle = useThemeStyle(version.theme_settings, version.settings['theme.css']);
  const extraStyles = useMemo(
    () => [themeStyle, canvasStyles(emptyText, emptyPageText)],
    [themeStyle, emptyText, emptyPageText],
  );
  const { findDrawn, handlers } = useDrawing(root, cells, overlay);
  const { pages, variables } = version;
  const start = useMemo(() => createTryOutSession({ pages, variables }), [pages, variables]);
  const hidden = useMemo(() => hiddenAtStart(start), [start]);
  const pageIndex = pages.findIndex(({ id }) => id === page.id);
  const formSteps = useMemo(() => stepsWith(start, pageIndex), [start, pageIndex]);

  const fields = ownFields(page);
  const selectedId = selectedFieldIds(selection).at(-1);
  const focusableId = fields.some(({ id }) => id === selectedId) ? selectedId : fields[0]?.id;

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
        <ThemeLogo settings={version.theme_settings} />
        <PreviewScreen form={version} pageIndex={pageIndex} formSteps={formSteps} session={start}>
          {drawn}
        </PreviewScreen>
      </>
    );
  const at = formSteps.pageIndexes.indexOf(pageIndex);

  return (
    <div className={styles.drawn}>
      <VisitorFields
        session={session}
        isInert
        extraStyles={extraStyles}
        onRoot={setRoot}
        frame={frame}
      />
      {fields.length === 0 && <VisuallyHidden>{emptyPageText}</VisuallyHidden>}
      <div ref={setOverlay} className={styles.overlay}>
        <PageParts
          page={page}
          version={version}
          isFirst={at === 0}
          isLast={at === formSteps.pageIndexes.length - 1}
          register={register}
        />
        {fields.map((field) => (
          <FieldBox
            key={field.id}
            field={field}
            cellKey={cells.get(field.id)?.key ?? field.id}
            isHidden={hidden.has(field.id)}
            hasRules={countRules(pages, field) > 0}
            isFocusable={field.id === focusableId}
            register={register}
            {...handlers}
          />
        ))}
        {overlay && <CanvasEditing overlay={overlay} findDrawn={findDrawn} />}
      </div>
    </div>
  );
});
