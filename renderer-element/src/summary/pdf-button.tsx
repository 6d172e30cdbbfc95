import { useState } from 'react';
import type { ScreenProps } from '../pages/screen-props.ts';
import { useText } from '../text/text-context.tsx';

/** Saves what was sent as a PDF, and says how that went. */
export function PdfButton({ walk, state }: Pick<ScreenProps, 'walk' | 'state'>) {
  const { translate } = useText();
  const [outcome, setOutcome] = useState<'busy' | 'saved' | 'failed'>();
  const { number, sent } = state;
  const { findServices } = walk.open.surroundings;
  if (!sent?.key || !findServices) return null;
  const save = async () => {
    if (outcome === 'busy') return;
    setOutcome('busy');
    const [services, { savePdf }] = await Promise.all([findServices(), import('./save-pdf.ts')]);
    await savePdf(services, sent, `${number ?? walk.loaded.form.title}.pdf`);
    setOutcome('saved');
  };
  return (
    <>
      <button
        className="button"
        part="button"
        type="button"
        onClick={() => void save().catch(() => setOutcome('failed'))}
      >
        {translate('visit.road.pdf')}
      </button>
      <p className="button-news" role="status">
        {outcome && translate(`visit.road.pdf_${outcome}`)}
      </p>
    </>
  );
}
