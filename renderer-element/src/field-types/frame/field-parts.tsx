import type { ReactNode } from 'react';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { errorIcon } from '../../theme/error-icon.tsx';
import type { FieldIds } from '../../state/fields/field-ids.ts';

// Functions, not components: a page has each of them for every field, and a component costs as much
// memory and time as the elements it renders.

/** The mark after a label: an asterisk when required, a word when recommended or optional. */
export function renderMark(
  { requiredIfShown, field }: Pick<Cell, 'requiredIfShown' | 'field'>,
  { translate }: FormatContext,
): ReactNode {
  if (requiredIfShown) return asterisk;
  const word = field.is_recommended ? 'element.recommended' : 'element.optional';
  return <span className="optional">{translate(word)}</span>;
}

const asterisk = (
  <span className="asterisk" aria-hidden="true">
    *
  </span>
);

/** The text of a label, with a space before the mark that may follow. */
export const labelText = (label: string, isRequired: boolean) => (isRequired ? label : `${label} `);

interface PartOptions {
  readonly hint: string;
  readonly ids: FieldIds;
  readonly error: string | undefined;
}

/** The hint, before the control so that it is read first. */
export function renderHint({ hint, ids }: Pick<PartOptions, 'hint' | 'ids'>): ReactNode {
  return (
    hint && (
      <p className="hint" id={ids.hint} part="hint">
        {hint}
      </p>
    )
  );
}

/** The error, above the control. */
export function renderError(
  { ids, error }: Pick<PartOptions, 'ids' | 'error'>,
  { translate }: FormatContext,
): ReactNode {
  return (
    error !== undefined && (
      <p className="error" id={ids.error} part="error">
        {errorIcon}
        <span>
          <span className="unseen">{translate('element.error_prefix')} </span>
          {error}
        </span>
      </p>
    )
  );
}
