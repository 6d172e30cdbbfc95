import { matterDefinition } from '@form-builder/core/field-types/matter/matter.ts';
import { maxListedCases } from '@form-builder/core/field-types/matter/max-listed-cases.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';
import type { FoundCase } from '@form-builder/core/contract/visitor/lookups.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';
import { ChoiceList } from '../controls/choice-list.tsx';
import { useCases } from './use-cases.ts';

/** One of the cases of the logged-in visitor, as radio buttons; or why there are none. */
export const matterView: FieldView<'matter'> = {
  definition: matterDefinition,
  frame: () => 'legend',
  Control: MatterControl,
};

/** Above this number the list scrolls in a box. */
const maxWithoutBox = 8;

function MatterControl(props: FieldViewProps<'matter'>) {
  const { value, ids, field } = props;
  const { translate } = useText();
  const { state, cases, retry } = useCases(field.id);
  const shown = state === 'done' && cases.length === 0 ? 'none' : state;
  const isList = shown === 'done';
  const hasControl = isList || value !== null;
  return (
    <>
      {/* One element in every state, so that a screen reader reads each change. */}
      <p
        className={isList || shown === 'loading' ? 'hint' : 'notice notice-warning'}
        id={hasControl ? undefined : ids.control}
        tabIndex={-1}
        role="status"
      >
        {isList ? sayFound(cases, translate) : translate(`form.matter.${shown}`)}
      </p>
      {shown === 'failed' && (
        <button type="button" className="button" part="button" onClick={retry}>
          {translate('element.retry')}
        </button>
      )}
      {!isList && value !== null && <ChosenCase {...props} />}
      {isList && <CaseChoices {...props} cases={cases} />}
    </>
  );
}

const sayFound = ({ length: count }: readonly FoundCase[], translate: Translate): string =>
  translate(count < maxListedCases ? 'form.matter.done' : 'form.matter.newest', { count });

interface CaseChoicesProps extends FieldViewProps<'matter'> {
  readonly cases: readonly FoundCase[];
}

function CaseChoices({ cases, value, change, ...props }: CaseChoicesProps) {
  return (
    <ChoiceList
      kind="radio"
      look={cases.length > maxWithoutBox ? 'box' : 'list'}
      options={cases.map((one) => ({ id: one.id, label: labelOf(one) }))}
      controlId={props.ids.control}
      isEnabled={props.cell.enabled}
      isInvalid={props.error !== undefined}
      describedBy={props.describedBy}
      isChosen={(id) => value?.id === id}
      onChoose={(id) => change(cases.find((one) => one.id === id) ?? null)}
      onLeave={props.leave}
    />
  );
}

/** The process is often the description too. */
const labelOf = ({ identification, description, process }: Omit<FoundCase, 'proof'>): string =>
  [description, process === description ? '' : process, identification].filter(Boolean).join(' · ');

/** The case of the answer while the list is not there, such as in a draft. */
function ChosenCase({ value, ids, change }: FieldViewProps<'matter'>) {
  const { translate } = useText();
  return (
    <div className="matter" id={ids.control} tabIndex={-1}>
      <p>
        <strong>{value?.description}</strong>
        <span className="matter-number">
          {translate('form.matter.number')}: {value?.identification}
        </span>
      </p>
      <button className="button" part="button" type="button" onClick={() => change(null)}>
        {translate('form.matter.remove')}
      </button>
    </div>
  );
}
