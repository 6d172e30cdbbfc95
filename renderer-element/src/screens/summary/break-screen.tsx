import { useEffect, useRef, useState } from 'react';
import { summariseSection } from '@form-builder/core/summary/summarise-session.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { Notices } from '../notices/notices.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { ProblemNotice } from '../notices/problem-notice.tsx';
import type { ScreenProps } from '../base/screen-props.ts';
import { useText } from '../../i18n/text-context.tsx';
import { previous } from '../../navigation/transitions.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';
import { AnswerItems } from './answer-items.tsx';
import { useStyles } from '../../theme/use-styles.ts';
import { breakLabels } from './break-labels.ts';
import styles from './break-screen.css?inline';

/** The screen of a break: saves and shows the answers of the section, to change or confirm. */
export function BreakScreen(props: ScreenProps) {
  const { navigation, state } = props;
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, styles);
  const { step } = navigation;
  if (!step?.breakCell) return null;
  const { session, types } = navigation.open;
  const { label } = step.breakCell.field;
  return (
    <div ref={root}>
      <Notices {...props} />
      <PageHeader {...props} title={label || text.translate('form.steps.break_title')} />
      <p className="explanation">{text.translate('form.steps.break_text')}</p>
      <div className="answers answers-section">
        <AnswerItems items={summariseSection(session, step.cells, types, text)} />
      </div>
      <SavedState key={step.breakCell.key} navigation={navigation} />
      <ProblemNotice state={state} />
      <BreakButtons {...props} breakCell={step.breakCell} />
    </div>
  );
}

function BreakButtons({
  controller,
  navigation,
  breakCell,
}: Pick<ScreenProps, 'controller' | 'navigation'> & { readonly breakCell: Cell }) {
  const { next, edit } = breakLabels(breakCell, useText());
  return (
    <div className="buttons" part="buttons">
      <button
        className="button button-primary"
        part="button button-primary"
        type="button"
        onClick={() => void controller.next()}
      >
        {next}
      </button>
      <button className="button" part="button" type="button" onClick={() => previous(navigation)}>
        {edit}
      </button>
    </div>
  );
}

/** Saves the answers so far and shows the result; the visitor can continue meanwhile. */
function SavedState({ navigation }: { readonly navigation: FormNavigation }) {
  const { translate } = useText();
  const [saved, setSaved] = useState<'saving' | 'saved' | 'failed'>('saving');
  useEffect(() => {
    let isShown = true;
    const tell = (outcome: typeof saved) => isShown && setSaved(outcome);
    keep(navigation).then(
      () => tell('saved'),
      () => tell('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [navigation]);
  const isKept = navigation.loaded.form.settings['drafts.on_device'] !== false;
  const failed = isKept ? 'form.steps.break_kept' : 'form.steps.break_not_saved';
  const ids = {
    saving: 'form.steps.break_saving',
    saved: 'form.steps.break_saved',
    failed,
  } as const;
  return (
    <p className="saved-state" role="status">
      {translate(ids[saved])}
    </p>
  );
}

async function keep(navigation: FormNavigation): Promise<void> {
  const services = await navigation.open.fieldContext.loadServices?.();
  await services?.saveDraft();
}
