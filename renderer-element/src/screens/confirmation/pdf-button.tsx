import { useState } from 'react';
import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { RequestFailure } from '../../requests/request-failure.ts';

/** Saves what was sent as a PDF, and says how that went. */
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
        {translate('visit.road.pdf')}
      </button>
      <p className="button-news" role="status">
        {refusal ?? (outcome && translate(`visit.road.pdf_${outcome}`))}
      </p>
    </>
  );
}

/** Whether trying again is of no use until the visitor shows who they are. */
function isLoginMatter(error: unknown): error is RequestFailure {
  return error instanceof RequestFailure && (error.status === 401 || error.status === 403);
}
