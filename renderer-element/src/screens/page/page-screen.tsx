import { FieldList } from '../../field-types/frame/field-list.tsx';
import { FieldContextProvider } from '../../state/fields/field-context.tsx';
import { useText } from '../../i18n/text-context.tsx';
import { Notices } from '../notices/notices.tsx';
import { PageButtons } from './page-buttons.tsx';
import { PageHeader } from './page-header.tsx';
import { ProblemNotice } from '../notices/problem-notice.tsx';
import type { ScreenProps } from '../base/screen-props.ts';

/** One page of the form: header, errors, fields, buttons. */
export function PageScreen(props: ScreenProps) {
  const { controller, navigation, state } = props;
  const { opened, pageIndex } = state;
  const { translate } = useText();
  const page = opened?.session.pages[pageIndex];
  if (!opened || !page) return <p>{translate('element.empty_form')}</p>;
  return (
    <>
      <Notices {...props} />
      <PageHeader {...props} title={page.page.title} />
      {controller.views && <controller.views.ErrorSummary {...props} />}
      <form
        // Outside a dialog this method does nothing, so a button that is pressed before the code
        // runs does not navigate.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void controller.next();
        }}
      >
        <p className="explanation">{translate('element.required_explanation')}</p>
        <FieldContextProvider value={opened.fieldContext}>
          <FieldList key={`${page.page.id}.${state.section}`} cells={navigation.cells} />
        </FieldContextProvider>
        {controller.views && <controller.views.Statements {...props} />}
        {state.Remark && <state.Remark controller={controller} />}
        <ProblemNotice state={state} />
        <PageButtons {...props} page={page.page} />
      </form>
    </>
  );
}
