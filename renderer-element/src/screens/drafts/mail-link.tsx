import { useEffect, useRef, useState } from 'react';
import { hasEmailFormat } from '../../dialogs/email-format.ts';
import { EmailPrompt } from '../../dialogs/email-prompt.tsx';
import { useServerRequest } from '../../dialogs/use-server-request.ts';
import { useOwnSubmission } from '../../submission/use-own-submission.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { SubmissionController } from '../../submission/use-own-submission.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';

interface MailLinkProps {
  readonly controller: SubmissionController;
  readonly navigation: FormNavigation;
  /** Closes the dialog around it, if any. */
  onClose?(): void;
}

/** Asks for an e-mail address, and mails the resume link. */
export function MailLink({ controller, navigation, onClose }: MailLinkProps) {
  const { translate } = useText();
  const own = useOwnSubmission(controller, navigation);
  const { isBusy, error, setError, run } = useServerRequest();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);
  // The button that had the focus is gone.
  useEffect(() => done.current?.focus(), [sentTo]);
  const send = async () => {
    const address = email.trim();
    if (!hasEmailFormat(address)) return setError(translate('form.draft.email_format'));
    const isSent = await run(() =>
      own.call((client, request) =>
        client.mailResumeLink({ ...request, body: { email: address } }),
      ),
    );
    if (isSent) setSentTo(address);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div role="status">
        {sentTo !== undefined && (
          <p className="notice notice-done" ref={done} tabIndex={-1}>
            {translate('form.draft.link_sent', { email: sentTo })}
          </p>
        )}
      </div>
      {sentTo === undefined && (
        <EmailPrompt
          label={translate('form.draft.email')}
          hint={translate('form.draft.email_hint')}
          error={error}
          value={email}
          inputRef={input}
          onType={setEmail}
        />
      )}
      <div className="buttons" part="buttons">
        {sentTo === undefined && (
          <button className="button button-primary" part="button button-primary" type="submit">
            {translate(isBusy ? 'form.busy' : 'form.draft.send_link')}
          </button>
        )}
        {onClose && (
          <button className="button" part="button" type="button" onClick={onClose}>
            {translate(sentTo === undefined ? 'form.draft.go_on' : 'form.draft.close')}
          </button>
        )}
      </div>
    </form>
  );
}
