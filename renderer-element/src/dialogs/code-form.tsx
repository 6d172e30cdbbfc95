import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text-context.tsx';
import { PromptError, PromptField } from './prompt-field.tsx';
import { useServerRequest } from './use-server-request.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

interface CodeFormProps {
  /** False when the code is sent only on request: the form then starts with that button. */
  readonly isSent?: boolean;
  /** The label of the submit button. */
  readonly submitLabel: string;
  /** Checks the entered code; throws a RequestFailure. */
  onCode(code: string): Promise<unknown>;
  /** Sends a new code; throws a RequestFailure. */
  onNewCode(): Promise<unknown>;
}

const codeFormat = /^\d{6}$/;

/** An input for the six digits that were sent by e-mail, with a button for a new code. */
export function CodeForm({ isSent = true, submitLabel, onCode, onNewCode }: CodeFormProps) {
  const { translate } = useText();
  const { isBusy, error, setError, run } = useServerRequest();
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [sentAt, setSentAt] = useState(() => (isSent ? Date.now() : undefined));
  const input = useRef<HTMLInputElement>(null);
  const minutes = useMinutesLeft(sentAt);
  // Focusing the input makes screen readers read its error.
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);
  const submit = async () => {
    // Pasted codes may contain spaces and hyphens.
    const code = text.replace(/[\s-]/g, '');
    setAnnouncement('');
    if (!codeFormat.test(code)) setError(translate('visit.code.format'));
    else await run(() => onCode(code));
  };
  const renew = async () => {
    setAnnouncement('');
    if (!(await run(onNewCode))) return;
    setText('');
    setSentAt(Date.now());
    setAnnouncement(translate('visit.code.new_sent'));
    input.current?.focus();
  };
  if (sentAt === undefined) {
    return (
      <>
        {error !== undefined && <PromptError text={error} />}
        <div className="buttons" part="buttons">
          <button
            className="button button-primary"
            part="button button-primary"
            type="button"
            onClick={() => void renew()}
          >
            {isBusy ? translate('visit.busy') : translate('visit.code.send')}
          </button>
        </div>
      </>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PromptField
        label={translate('visit.code.label')}
        hint={translate('visit.code.hint')}
        error={error}
        value={text}
        size="short"
        inputRef={input}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        onType={setText}
      />
      <p className="code-left">
        {minutes > 0 ? translate('visit.code.left', { minutes }) : translate('visit.code.over')}
      </p>
      <p className="code-news" role="status">
        {announcement}
      </p>
      <div className="buttons" part="buttons">
        <button className="button button-primary" part="button button-primary" type="submit">
          {isBusy ? translate('visit.busy') : submitLabel}
        </button>
        <button className="button" part="button" type="button" onClick={() => void renew()}>
          {translate('visit.code.renew')}
        </button>
      </div>
    </form>
  );
}
