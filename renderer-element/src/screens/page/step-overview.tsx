import { readVersionSetting } from '@form-builder/core/version-settings/read-version-setting.ts';
import {
  hasProgress,
  hasStepper,
  progressType,
} from '@form-builder/core/version-settings/version-settings.ts';
import type { FormSteps } from '@form-builder/core/navigation/steps.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { StepOverviewProps } from '../../state/loaded-form.ts';
import styles from './step-overview.css?inline';
import { countSteps } from '../../navigation/step-count.ts';

export { styles };

/** A step in the list. */
interface ListedStep {
  readonly title: string;
  readonly state: 'done' | 'current' | 'next';
  /** Goes to the step; keeps the answers. */
  readonly open: () => void;
}

/** The position among all steps, as a stepper or as progress in steps. */
export function StepOverview(props: StepOverviewProps) {
  const { form } = props;
  const steps = useSteps(props);
  if (steps.length < 2) return null;
  const isInSteps = readVersionSetting(form, progressType) === 'steps';
  const showsProgress = isInSteps && readVersionSetting(form, hasProgress);
  return (
    <>
      {readVersionSetting(form, hasStepper) && <Stepper steps={steps} />}
      {showsProgress && <ProgressInSteps steps={steps} />}
    </>
  );
}

function useSteps(props: StepOverviewProps): readonly ListedStep[] {
  const { form, formSteps, furthestPage, hasSummary } = props;
  const { translate } = useText();
  const { page: current } = countSteps(props, hasSummary);
  const stateOf = (step: number, isPassed: boolean) =>
    step === current ? 'current' : isPassed ? 'done' : 'next';
  const steps = formSteps.pageIndexes.map((pageIndex, at): ListedStep => ({
    title: form.pages[pageIndex]?.title || translate('form.steps.step', { number: at + 1 }),
    // A completed page remains completed when the visitor goes back to an earlier one.
    state: stateOf(at + 1, pageIndex < furthestPage && canReach(pageIndex, formSteps)),
    open: () => props.onOpen({ pageIndex, section: 0 }),
  }));
  if (!hasSummary) return steps;
  const summary: ListedStep = {
    title: translate('form.steps.summary'),
    state: stateOf(steps.length + 1, false),
    open: props.onOpenSummary,
  };
  return [...steps, summary];
}

const canReach = (page: number, { steps }: FormSteps) =>
  steps.some(({ pageIndex }) => pageIndex === page);

/** Every step by name; completed steps are links. */
function Stepper({ steps }: { readonly steps: readonly ListedStep[] }) {
  const { translate } = useText();
  return (
    <nav className="stepper" aria-label={translate('form.steps.steps')} part="stepper">
      <ol>
        {steps.map((step, at) => (
          <li
            className={`stepper-step stepper-${step.state}`}
            key={at}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepMark step={step} number={at + 1} />
            <StepName step={step} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepMark({ step, number }: { readonly step: ListedStep; readonly number: number }) {
  return (
    <span className="stepper-mark" aria-hidden="true">
      {step.state === 'done' ? (
        <svg viewBox="0 0 20 20" width="16" height="16" focusable="false">
          <path fill="currentColor" d="m8 12.6 7-7.2 1.9 1.9L8 16.4 3.1 11.5 5 9.6Z" />
        </svg>
      ) : (
        number
      )}
    </span>
  );
}

function StepName({ step }: { readonly step: ListedStep }) {
  const { translate } = useText();
  if (step.state !== 'done') {
    return (
      <span className="stepper-name">
        {step.title}
        {step.state === 'next' && (
          <span className="unseen">: {translate('form.steps.step_next')}</span>
        )}
      </span>
    );
  }
  return (
    <a
      className="stepper-name"
      href="#heading"
      onClick={(event) => {
        event.preventDefault();
        step.open();
      }}
    >
      {step.title}
      <span className="unseen">: {translate('form.steps.step_done')}</span>
    </a>
  );
}

/** One bar for each step; decorative, because the step is also shown as text. */
function ProgressInSteps({ steps }: { readonly steps: readonly ListedStep[] }) {
  return (
    <div className="progress-steps" aria-hidden="true" part="progress">
      {steps.map(({ state }, at) => (
        <span className={`progress-step progress-${state}`} key={at} />
      ))}
    </div>
  );
}
