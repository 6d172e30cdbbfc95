import type { ReactNode } from 'react';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { errorIcon } from '../../theme/error-icon.tsx';
import type { FieldIds } from '../../state/field-ids.ts';

// Functions, not components: a page has each of them for every field, and a component costs as much
// memory and time as the elements it renders.

/** The mark after a label: an asterisk when required, a word when optional. */
export function renderMark(isRequired: boolean, { translate }: FormatContext): ReactNode {
  return isRequired ? asterisk : <span className="optional">{translate('element.optional')}</span>;
}

const asterisk = (
  <span className="asterisk" aria-hidden="true">
    *
  </span>
);

/** The text of a label, with the space before the word that may follow. */
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

/** The error of the answer, above the control. */
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
