import { useEffect, useRef, useState } from 'react';
import { longestReason } from '@form-builder/core/contract/visitor/co-signature-limits.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { CoSignatureCalls } from './use-co-signature.ts';

interface DeclineFormProps {
  readonly calls: CoSignatureCalls;
  readonly onBack: () => void;
}

/** Asks for the reason, which is optional, before declining becomes final. */
export function DeclineForm({ calls, onBack }: DeclineFormProps) {
  const { translate } = useText();
  const [reason, setReason] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className="part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void calls.decline(reason);
      }}
    >
      <div className="field" part="field">
        <label className="label" htmlFor="co-signature-reason" part="label">
          {translate('form.co_signature.reason')}
        </label>
        <p className="hint" id="co-signature-reason-hint" part="hint">
          {translate('form.co_signature.reason_hint')}
        </p>
        <textarea
          ref={input}
          id="co-signature-reason"
          className="control control-full"
          part="control"
          rows={4}
          maxLength={longestReason}
          value={reason}
          aria-describedby="co-signature-reason-hint"
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <div className="buttons" part="buttons">
        <button className="button button-primary" part="button button-primary" type="submit">
          {translate(calls.isBusy ? 'form.busy' : 'form.co_signature.decline_sure')}
        </button>
        <button className="button" part="button" type="button" onClick={onBack}>
          {translate('form.co_signature.back')}
        </button>
      </div>
    </form>
  );
}
