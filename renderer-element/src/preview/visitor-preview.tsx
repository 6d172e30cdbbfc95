import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
import { createFieldErrors, type FieldErrors } from '../state/errors/field-errors.ts';
import { FieldList } from '../field-types/frame/field-list.tsx';
import { fieldTools } from '../field-types/loading/field-tools.ts';
import { FieldContextProvider, type DrawTemplateRow } from '../state/fields/field-context.tsx';
import { TextContext } from '../i18n/text-context.tsx';
import { createFieldTools } from '../state/fields/field-tools.ts';
import { createFieldContext } from '../state/fields/create-field-context.ts';
import type { FieldViews } from '../state/fields/field-view.ts';
import type { LoadServices } from '../requests/form-services.ts';
import { createPointer } from '../state/pointer.ts';

interface VisitorPreviewProps {
  readonly session: Session;
  /** The views of the types in the session (`needsAllViews`). */
  readonly views: FieldViews;
  /** The locale and the texts of the visitor's language. */
  readonly text: FormatContext;
  /** The errors to show at the fields; when absent, only those found on leaving a field. */
  readonly errors?: FieldErrors | undefined;
  /** The server, for fields that need it; without it they show that it is unavailable. */
  readonly loadServices?: LoadServices;
  /** Draws a row below repeated fields without rows. */
  readonly drawTemplateRow?: DrawTemplateRow | undefined;
  readonly children: ReactNode;
}

/**
 * Provides a form without a server to its children, which render, validate and follow rules as in
 * the element, for every field type. Render it in a shadow root with `previewStyles`.
 */
export function VisitorPreview(props: VisitorPreviewProps) {
  const { session, views, text, errors, loadServices, drawTemplateRow, children } = props;
  const [pointer] = useState(createPointer);
  useEffect(() => pointer.watch(), [pointer]);
  const fieldContext = useMemo(
    () => ({
      ...createFieldContext({
        session,
        errors: errors ?? createFieldErrors(),
        views,
        tools: createFieldTools(fieldTools),
        pointer,
        ...(loadServices && { loadServices }),
        onChange: ignore,
        withValidator: (then) => then(validateSession),
        onCheck: ignore,
        onRowAdded: ignore,
        onRowRemoved: ignore,
      }),
      drawTemplateRow,
    }),
    [session, views, errors, pointer, loadServices, drawTemplateRow],
  );
  return (
    <div className="form-builder" lang={text.locale}>
      <TextContext.Provider value={text}>
        <FieldContextProvider value={fieldContext}>{children}</FieldContextProvider>
      </TextContext.Provider>
    </div>
  );
}

/** Nothing outside the fields depends on a preview. */
function ignore(): void {
  return undefined;
}

/** The fields of one page. */
export function PreviewPage({ session, pageIndex }: PreviewPageProps) {
  return <FieldList cells={session.pages[pageIndex]?.cells ?? []} />;
}

interface PreviewPageProps {
  readonly session: Session;
  readonly pageIndex: number;
}
