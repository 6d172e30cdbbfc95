import { CodeForm } from '../../dialogs/code-form.tsx';
import type { ScreenProps } from '../base/screen-props.ts';
import { useOwnSubmission } from '../../submission/use-own-submission.ts';
import { useText } from '../../i18n/text-context.tsx';
import { openLinkedDraft, fetchDraft } from '../../drafts/resume-draft.ts';

/** Asks for the code before a draft opens by its resume link. */
export function ResumeScreen({ controller, navigation, isOwnPage }: ScreenProps) {
  const { translate } = useText();
  const own = useOwnSubmission(controller, navigation);
  const Heading = isOwnPage ? 'h1' : 'h2';
  return (
    <section>
      <p className="form-title">{navigation.loaded.form.title}</p>
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {translate('form.resume.title')}
      </Heading>
      <p className="explanation">{translate('form.resume.text')}</p>
      <CodeForm
        isSent={false}
        submitLabel={translate('form.resume.submit')}
        onNewCode={() => own.call((client, request) => client.requestResumeCode(request))}
        onCode={async (code) => {
          const { saved } = own.context().pending.read();
          if (!saved) return;
          await openLinkedDraft(
            controller,
            navigation.loaded,
            saved,
            await fetchDraft(controller, saved, code),
          );
          controller.navigation?.focus({ on: 'heading' });
        }}
      />
    </section>
  );
}
