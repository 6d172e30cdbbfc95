import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { useState, type ReactNode } from 'react';
import classes from './repeatable-form.module.css';
import { FormSent } from './form-sent.tsx';
import { StaffForm, type SentForm } from './staff-form.tsx';

/** A form that staff fill in and send, and then begin again, empty. */
export function RepeatableForm({
  formId,
  environment,
  againLabel,
}: {
  readonly formId: string;
  readonly environment?: EnvironmentId;
  /** What the button says that begins again. */
  readonly againLabel: ReactNode;
}) {
  const [attempt, setAttempt] = useState(1);
  const [sent, setSent] = useState<SentForm | null>(null);
  const again = () => {
    setSent(null);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <div role="status">
        {sent !== null && (
          <FormSent formId={formId} sent={sent} onAgain={again}>
            {againLabel}
          </FormSent>
        )}
      </div>
      <div className={classes.form}>
        <StaffForm
          key={attempt}
          formId={formId}
          onSent={setSent}
          {...(environment !== undefined && { environment })}
        />
      </div>
    </>
  );
}
