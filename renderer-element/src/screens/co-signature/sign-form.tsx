import { useRef, useState } from 'react';
import type { CoSignature } from '@form-builder/core/contract/visitor/co-signatures.ts';
import { PromptError } from '../../dialogs/prompt-field.tsx';
import { useText } from '../../i18n/text-context.tsx';
import { DeclineForm } from './decline-form.tsx';
import type { CoSignatureCalls } from './use-co-signature.ts';

interface SignFormProps {
  readonly calls: CoSignatureCalls;
  readonly signature: CoSignature;
  readonly titleAs: 'h2' | 'h3';
}

/** The text to agree to, and the choice between signing and declining. */
export function SignForm({ calls, signature, titleAs: Title }: SignFormProps) {
  const { translate } = useText();
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  if (isDeclining) return <DeclineForm calls={calls} onBack={() => setDeclining(false)} />;
  const sign = () => {
    if (isAccepted) return void calls.sign();
    setMissing(true);
    // Focusing the checkbox makes screen readers read its error.
    requestAnimationFrame(() => tick.current?.focus());
  };
  return (
    <form
      className="part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sign();
      }}
    >
      <Title className="section-title">{translate('form.co_signature.sign_title')}</Title>
      <div className="field" data-invalid={isMissing ? '' : undefined} part="field">
        {isMissing && (
          <PromptError id="co-signature-error" text={translate('form.co_signature.missing')} />
        )}
        <label className="choice" part="choice">
          <input
            ref={tick}
            className="tick"
            type="checkbox"
            checked={isAccepted}
            aria-required
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? 'co-signature-error' : undefined}
            onChange={({ currentTarget: { checked } }) => {
              setAccepted(checked);
              if (checked) setMissing(false);
            }}
          />
          <span className="choice-label" lang={signature.language}>
            {signature.text}
          </span>
        </label>
      </div>
      <div className="buttons" part="buttons">
        <button className="button button-primary" part="button button-primary" type="submit">
          {translate(calls.isBusy ? 'form.busy' : 'form.co_signature.sign')}
        </button>
        <button className="button" part="button" type="button" onClick={() => setDeclining(true)}>
          {translate('form.co_signature.decline')}
        </button>
      </div>
    </form>
  );
}
