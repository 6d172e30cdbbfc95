import { useState } from 'react';
import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { RequestFailure } from '../../requests/request-failure.ts';

/** Saves the submission as a PDF, and shows the result. */
export function PdfButton({ navigation, state }: Pick<ScreenProps, 'navigation' | 'state'>) {
  const { translate } = useText();
  const [outcome, setOutcome] = useState<'busy' | 'saved' | 'failed'>();
  const [refusal, setRefusal] = useState<string>();
  const { number, sent } = state;
  const { loadServices } = navigation.open.fieldContext;
  if (!sent?.key || !loadServices) return null;
  const save = async () => {
    if (outcome === 'busy') return;
    setOutcome('busy');
    setRefusal(undefined);
    const [services, { savePdf }] = await Promise.all([loadServices(), import('./save-pdf.ts')]);
    await savePdf(services, sent, `${number ?? navigation.loaded.form.title}.pdf`);
    setOutcome('saved');
  };
  const fail = (error: unknown) => {
    setOutcome('failed');
    if (isLoginMatter(error)) setRefusal(error.problem?.detail);
  };
  return (
    <>
      <button
        className="button"
        part="button"
        type="button"
        onClick={() => void save().catch(fail)}
      >
        {translate('form.steps.pdf')}
      </button>
      <p className="button-news" role="status">
        {refusal ?? (outcome && translate(`form.steps.pdf_${outcome}`))}
      </p>
    </>
  );
}

/** Whether the visitor must log in before a retry makes sense. */
function isLoginMatter(error: unknown): error is RequestFailure {
  return error instanceof RequestFailure && (error.status === 401 || error.status === 403);
}
