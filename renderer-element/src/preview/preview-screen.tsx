import type { ReactNode } from 'react';
import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { hasSummary as hasSummarySetting } from '@form-builder/core/version-settings/version-settings.ts';
import { useText } from '../i18n/text-context.tsx';
import { PageButtons } from '../screens/page/page-buttons.tsx';
import { PageHeader } from '../screens/page/page-header.tsx';
import { StepOverview } from '../screens/page/step-overview.tsx';
import { useFieldContext } from '../state/fields/field-context.tsx';
import type { LoadedForm, StepOverviewProps } from '../state/loaded-form.ts';
import type { StepPosition } from '../state/step-position.ts';

/** The state that the page header reads from an open form. */
interface PreviewNavigation {
  readonly hasSummary: boolean;
  readonly loaded: Pick<LoadedForm, 'StepOverview'> & Pick<StepOverviewProps, 'form'>;
  readonly deferred: {
    goTo(navigation: PreviewNavigation, position: StepPosition): void;
    goToSummary(): void;
  };
}

interface PreviewScreenProps {
  /** The form as it is edited. */
  readonly form: Pick<PublicForm, 'title' | 'pages' | 'settings'>;
  /** The page of the form. */
  readonly pageIndex: number;
  readonly formSteps: FormSteps;
  /** The answers so far, on which the text of the last button depends. */
  readonly session: Session;
  /** Goes to another page; absent where the preview only shows. */
  readonly onOpen?: (pageIndex: number) => void;
  readonly onNext?: () => void;
  readonly onPrevious?: () => void;
  /** The errors above the fields. */
  readonly errors?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * One page as visitors see it: the form, the step, the page, its fields and its buttons. Render it in a
 * `VisitorPreview`.
 */
export function PreviewScreen(props: PreviewScreenProps) {
  const { form, pageIndex, formSteps, session, onOpen, onNext, onPrevious } = props;
  const { translate } = useText();
  const { views } = useFieldContext();
  const hasSummary = readVersionSetting(form, hasSummarySetting);
  const page = form.pages[pageIndex];
  const place = { screen: 'page', pageIndex, furthestPage: pageIndex, formSteps } as const;
  if (!page) return props.children;
  const navigation: PreviewNavigation = {
    hasSummary,
    loaded: { form, StepOverview },
    deferred: { goTo: (_, position) => onOpen?.(position.pageIndex), goToSummary: ignore },
  };
  return (
    <>
      <PageHeader navigation={navigation} state={place} title={page.title} isOwnPage={false} />
      {props.errors}
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onNext?.();
        }}
      >
        <p className="explanation">{translate('element.required_explanation')}</p>
        {props.children}
        <PageButtons
          controller={{ previous: () => Promise.resolve(onPrevious?.()) }}
          navigation={{ hasSummary, loaded: { form }, open: { views, session } }}
          state={{ ...place, section: 0, busy: null, isReturning: false }}
          page={page}
        />
      </form>
    </>
  );
}

/** The summary is a step of its own, which the preview of a page does not show. */
function ignore(): void {
  return undefined;
}
