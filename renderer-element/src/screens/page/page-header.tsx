import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import { hasProgress, progressType } from '@form-builder/core/version-settings/version-settings.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { ScreenProps } from '../base/screen-props.ts';
import type { LoadedForm, StepOverviewProps } from '../../state/loaded-form.ts';
import type { StepPosition } from '../../state/step-position.ts';
import { countSteps } from '../../navigation/step-count.ts';

/** What the header needs of an opened form; a preview has no more than this. */
interface HeaderNavigation<N> {
  readonly hasSummary: boolean;
  readonly loaded: Pick<LoadedForm, 'StepOverview'> & Pick<StepOverviewProps, 'form'>;
  readonly deferred?:
    | {
        goTo(navigation: N, position: StepPosition): unknown;
        goToSummary(navigation: N): unknown;
      }
    | undefined;
}

interface PageHeaderProps<N> extends Pick<ScreenProps, 'isOwnPage'> {
  readonly navigation: N;
  readonly state: Pick<ScreenProps['state'], 'screen' | 'pageIndex' | 'furthestPage' | 'formSteps'>;
  readonly title: string;
}

/** The form, the step and the page; the page's title takes the focus on each change. */
export function PageHeader<N extends HeaderNavigation<N>>({
  navigation,
  state,
  isOwnPage,
  title,
}: PageHeaderProps<N>) {
  const { translate } = useText();
  const { form, StepOverview } = navigation.loaded;
  const step = countSteps(state, navigation.hasSummary);
  const hasBar =
    readVersionSetting(form, hasProgress) && readVersionSetting(form, progressType) !== 'steps';
  const Heading = isOwnPage ? 'h1' : 'h2';
  const isSame = title === '' || title === form.title;
  return (
    <header className="head" part="head">
      {!isSame && <p className="form-title">{form.title}</p>}
      {StepOverview && (
        <StepOverview
          {...state}
          form={form}
          hasSummary={navigation.hasSummary}
          onOpen={(position) => void navigation.deferred?.goTo(navigation, position)}
          onOpenSummary={() => void navigation.deferred?.goToSummary(navigation)}
        />
      )}
      {step.total > 1 && (
        <>
          <p className="step" id="step">
            {translate('element.step', { page: step.page, total: step.total })}
          </p>
          {hasBar && (
            <progress className="progress" value={step.page} max={step.total} aria-hidden="true" />
          )}
        </>
      )}
      <Heading className="heading" id="heading" tabIndex={-1} part="heading">
        {title || form.title}
      </Heading>
    </header>
  );
}
