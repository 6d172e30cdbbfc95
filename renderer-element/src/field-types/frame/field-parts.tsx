import { useText } from '../../i18n/text-context.tsx';
import { errorIcon } from '../../theme/error-icon.tsx';
import type { FieldIds } from '../../state/field-ids.ts';

interface LabelTextProps {
  readonly label: string;
  readonly isRequired: boolean;
  /** For questions without one control that carries `aria-required`. */
  readonly showsRequired?: boolean;
}

/** The label with its mark: an asterisk when required, a word when optional. */
export function LabelText({ label, isRequired, showsRequired }: LabelTextProps) {
  const { translate } = useText();
  if (isRequired) {
    return (
      <>
        {label}
        <span className="asterisk" aria-hidden="true">
          *
        </span>
        {showsRequired && <span className="unseen"> ({translate('element.required')})</span>}
      </>
    );
  }
  return (
    <>
      {`${label} `}
      <span className="optional">{translate('element.optional')}</span>
    </>
  );
}

interface PartProps {
  readonly hint: string;
  readonly ids: FieldIds;
  readonly error: string | undefined;
}

/** The hint, before the control so that it is read first. */
export function FieldHint({ hint, ids }: Pick<PartProps, 'hint' | 'ids'>) {
  if (!hint) return null;
  return (
    <p className="hint" id={ids.hint} part="hint">
      {hint}
    </p>
  );
}

/** The error of the answer, above the control. */
export function FieldError({ ids, error }: Pick<PartProps, 'ids' | 'error'>) {
  const { translate } = useText();
  if (error === undefined) return null;
  return (
    <p className="error" id={ids.error} part="error">
      {errorIcon}
      <span>
        <span className="unseen">{translate('element.error_prefix')} </span>
        {error}
      </span>
    </p>
  );
}
