import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Cell, Session } from '@form-builder/core/session/session.ts';
import {
  FieldList,
  PreviewPage,
  previewStyles,
  VisitorPreview,
  type DrawTemplateRow,
  type FieldErrors,
} from '@form-builder/renderer-element/preview';
import { Skeleton } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { loadDrawingServices } from './load-drawing-services.ts';
import { ShadowHost } from './shadow-host.tsx';
import { useVisitorText } from './visitor-text.ts';
import { useVisitorViews } from './visitor-views.ts';

interface VisitorFieldsProps {
  readonly session: Session;
  readonly pageIndex?: number;
  /** The cells to draw; those of the page when absent. */
  readonly cells?: readonly Cell[];
  /** The pages of the whole form, where the session has none. */
  readonly pages?: readonly Page[];
  readonly isInert?: boolean;
  /** The language of the texts around the fields; that of the form when absent. */
  readonly locale?: string;
  /** Style sheets on top of the visitor's own. */
  readonly extraStyles?: readonly string[];
  /** The errors to show at the fields. */
  readonly errors?: FieldErrors;
  readonly onRoot?: (root: ShadowRoot | null) => void;
  /** The content around the fields; none when absent. */
  readonly frame?: (fields: ReactNode) => ReactNode;
  /** Draws a row below repeated fields without rows. */
  readonly drawTemplateRow?: DrawTemplateRow;
  /** The content below the fields. */
  readonly children?: ReactNode;
}

const noStyles: readonly string[] = [];

/** The fields of one page, drawn by the visitor's own components in the visitor's own styles. */
export function VisitorFields(props: VisitorFieldsProps) {
  const {
    session,
    pageIndex = 0,
    cells,
    pages,
    isInert = false,
    extraStyles = noStyles,
    errors,
    locale,
    onRoot,
    frame,
    drawTemplateRow,
    children,
  } = props;
  const text = useVisitorText(locale);
  const views = useVisitorViews(session, pages);
  const styleSheets = useMemo(() => [previewStyles, ...extraStyles], [extraStyles]);
  if (!text || !views) return <Skeleton height={240} />;
  const fields = cells ? (
    <FieldList cells={cells} />
  ) : (
    <PreviewPage session={session} pageIndex={pageIndex} />
  );
  return (
    <ShadowHost styleSheets={styleSheets} isInert={isInert} {...(onRoot && { onRoot })}>
      <VisitorPreview
        session={session}
        views={views}
        text={text}
        errors={errors}
        loadServices={loadDrawingServices}
        drawTemplateRow={drawTemplateRow}
      >
        {frame ? frame(fields) : fields}
        {children}
      </VisitorPreview>
    </ShadowHost>
  );
}
