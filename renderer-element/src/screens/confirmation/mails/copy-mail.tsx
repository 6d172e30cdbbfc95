import { useEffect, useRef, useState } from 'react';
import { PromptField } from '../../../dialogs/prompt-field.tsx';
import { useText } from '../../../i18n/text-context.tsx';
import type { LoadServices, ServerDraft } from '../../../requests/form-services.ts';
import { useCopyRequest } from './use-copy-request.ts';

export interface CopyMailProps {
  readonly loadServices: LoadServices;
  readonly sent: ServerDraft;
  /** What the visitor answered; empty when there is no such answer. */
  readonly address: string;
  onClose(): void;
}

/** Asks for an e-mail address and has a copy of the answers mailed to it. */
export function CopyMail({ loadServices, sent, address, onClose }: CopyMailProps) {
  const { translate } = useText();
  const request = useCopyRequest(loadServices, sent);
  const [email, setEmail] = useState(address);
  const input = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const { isBusy, error, hasFailed, sentTo } = request;
  useEffect(() => {
    if (sentTo === undefined) input.current?.focus();
    else again.current?.focus();
  }, [sentTo, error]);
  return (
    <form
      className="part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void request.send(email.trim());
      }}
    >
      <div role="status">
        {sentTo !== undefined && (
          <p className="notice notice-done">{translate('form.copy.sent', { email: sentTo })}</p>
        )}
      </div>
      {sentTo === undefined ? (
        <>
          <PromptField
            label={translate('form.copy.email')}
            hint={translate('form.copy.email_hint')}
            error={error}
            value={email}
            size="full"
            inputRef={input}
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            onType={setEmail}
          />
          <div className="buttons" part="buttons">
            <button className="button button-primary" part="button button-primary" type="submit">
              {translate(
                isBusy ? 'form.copy.sending' : hasFailed ? 'form.copy.again' : 'form.copy.send',
              )}
            </button>
            <button className="button" part="button" type="button" onClick={onClose}>
              {translate('form.copy.cancel')}
            </button>
          </div>
        </>
      ) : (
        <div className="buttons" part="buttons">
          <button
            ref={again}
            className="button"
            part="button"
            type="button"
            onClick={() => request.startOver()}
          >
            {translate('form.copy.other')}
          </button>
        </div>
      )}
    </form>
  );
}
