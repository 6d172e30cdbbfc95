import { CodeForm } from '../../dialogs/code-form.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { useOwnSubmission } from '../../submission/use-own-submission.ts';
import { useText } from '../../i18n/text-context.tsx';
import { openBesideDevice, readDraft } from '../../drafts/resume-draft.ts';

/** Asks for the code before a saved form is opened by its link. */
export function ResumeScreen({ visit, walk, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const own = useOwnSubmission(visit, walk);
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section>
      <p className="form-title">{walk.loaded.form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate('visit.resume.title')}
      </Heading>
      <p className="explanation">{translate('visit.resume.text')}</p>
      <CodeForm
        isSent={false}
        submitLabel={translate('visit.resume.submit')}
        onNewCode={() => own.call((client, request) => client.requestResumeCode(request))}
        onCode={async (code) => {
          const { saved } = own.order().pending.read();
          if (!saved) return;
          await openBesideDevice(visit, walk.loaded, saved, await readDraft(visit, saved, code));
          visit.walk?.focus({ on: 'heading' });
        }}
      />
    </section>
  );
}
