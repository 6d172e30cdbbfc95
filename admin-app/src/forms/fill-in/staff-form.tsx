import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { requestHeaders } from '../../api/client.ts';
import { LoadFailure } from '../../feedback/load-error.tsx';
import { checkEveryMs } from '../../session/session-renewal.ts';
import { findSignIn } from '../../session/current-sign-in.ts';
import { loadFormElement } from './load-form-element.ts';

/** A form that was sent, as the element reports it. */
export interface SentForm {
  readonly submissionId: string;
  readonly number: string | null;
}

/** The element, with what a page of its host may use. */
interface FormElement extends HTMLElement {
  accessToken?: string | undefined;
  reset?: () => void;
}

/**
 * The form as visitors get it, with the token of the signed-in user: the server notes who filled it in. Begins and
 * ends empty, so that no answers of one resident wait on the device for the next.
 */
export function StaffForm({
  formId,
  environment = 'production',
  onSent,
}: {
  readonly formId: string;
  readonly environment?: EnvironmentId;
  readonly onSent: (sent: SentForm) => void;
}) {
  const { t } = useLingui();
  const host = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const form: FormElement = document.createElement('form-builder-render');
    const giveToken = () => Object.assign(form, { accessToken: findSignIn()?.accessToken() });
    const empty = () => form.reset?.();
    const report = (event: Event) => {
      if (event instanceof CustomEvent) onSent(event.detail as SentForm);
    };
    let isGone = false;
    const show = async () => {
      // Renews the token when that is due.
      await Promise.all([requestHeaders(), loadFormElement()]);
      if (isGone) return;
      giveToken();
      form.setAttribute('environment', environment);
      form.setAttribute('form-id', formId);
      host.current?.replaceChildren(form);
    };
    form.addEventListener('ready', empty, { once: true });
    form.addEventListener('completed', report);
    addEventListener('pagehide', empty);
    show().catch(() => setFailed(true));
    const renewal = setInterval(giveToken, checkEveryMs);
    return () => {
      isGone = true;
      clearInterval(renewal);
      removeEventListener('pagehide', empty);
      empty();
      form.remove();
    };
  }, [formId, environment, onSent]);
  if (hasFailed)
    return (
      <LoadFailure
        text={t`Controleer je verbinding en probeer het opnieuw.`}
        onRetry={() => location.reload()}
      />
    );
  return <div ref={host} />;
}
