import {
  kvkApiDefinition,
  type KvkApiAnswer,
} from '@form-builder/core/field-types/kvk-api/kvk-api.ts';
import type { FoundCompany } from '@form-builder/core/contract/visitor/lookups.ts';
import { useState } from 'react';
import { Combobox } from '../../autocomplete/combobox/combobox.tsx';
import { CompanyInputs } from './company-inputs.tsx';
import { companyPartsOf } from './company-parts.ts';
import { ResultPanel } from '../../autocomplete/result-panel.tsx';
import { BlurArea } from '../../autocomplete/blur-area.tsx';
import { useProcedures } from '../../autocomplete/use-procedures.ts';
import { useText } from '../../i18n/text-context.tsx';
import type { FieldView, FieldViewProps } from '../../state/fields/field-view.ts';

/** A company from the trade register, found by name or number, or filled in by hand. */
export const kvkApiView: FieldView<'kvk-api'> = {
  definition: kvkApiDefinition,
  frame: () => 'legend',
  Control(props) {
    const { translate } = useText();
    const company = companyIn(props.value);
    const isOwn = company !== undefined && !company.is_confirmed;
    const [isByHand, setByHand] = useState(
      () => companyPartsOf(props.value).number !== '' && !company?.is_confirmed,
    );
    const [isSearchError, setTroubled] = useState(false);
    const hasBoxes = isByHand || isOwn;
    return (
      <BlurArea onLeave={props.leave}>
        {hasBoxes ? <CompanyInputs {...props} /> : <CompanySearch {...props} onAsk={setTroubled} />}
        {!hasBoxes && isSearchError && (
          <p className="look-up-trouble" role="status">
            {translate('form.lookup.company_failed')}
          </p>
        )}
        {company?.is_confirmed && <Company company={company} />}
        <button
          type="button"
          className="button-plain"
          disabled={!props.cell.enabled}
          onClick={() => {
            if (isOwn) props.change(null);
            setByHand(!hasBoxes);
          }}
        >
          {translate(hasBoxes ? 'form.lookup.company_by_search' : 'form.lookup.company_by_hand')}
        </button>
      </BlurArea>
    );
  },
};

/** A text answer is a company that is incomplete. */
function companyIn(value: KvkApiAnswer | null): KvkApiAnswer | undefined {
  return typeof value === 'object' && value !== null ? value : undefined;
}

interface CompanySearchProps extends FieldViewProps<'kvk-api'> {
  /** Whether the search failed. */
  onAsk(isSearchError: boolean): void;
}

interface CompanyChoice {
  readonly id: string;
  readonly label: string;
  readonly company: FoundCompany;
}

/** The register charges for each search, so a search starts only after a pause. */
const pauseMs = 600;

function CompanySearch({ onAsk, ...props }: CompanySearchProps) {
  const { cell, ids, value, error, change } = props;
  const { translate } = useText();
  const call = useProcedures();
  const typed: unknown = value;
  const find = async (search: string, signal: AbortSignal): Promise<readonly CompanyChoice[]> => {
    try {
      const found = await call('kvk:search', { search }, signal);
      onAsk(false);
      return found.map(toChoice);
    } catch (failure) {
      if (!signal.aborted) onAsk(true);
      throw failure;
    }
  };
  return (
    <>
      <label className="part-label" htmlFor={ids.control}>
        {translate('form.lookup.company_search')}
      </label>
      <Combobox
        id={ids.control}
        chosenText={typeof typed === 'string' ? textIn(typed) : (value?.name ?? '')}
        isEnabled={cell.enabled}
        isRequired={cell.requiredIfShown}
        isInvalid={error !== undefined}
        describedBy={props.describedBy}
        minCharacters={3}
        pauseMs={pauseMs}
        autoComplete="organization"
        find={find}
        detailOf={({ company }) =>
          [company.kvk_number, company.address ?? company.city].filter(Boolean).join(' · ')
        }
        onChoose={({ company }) => change(company)}
        onText={(text) => change(text.trim() || null)}
        onLeave={props.leave}
      />
    </>
  );
}

/** A company with several branches has several results. */
function toChoice(company: FoundCompany): CompanyChoice {
  const { kvk_number, branch_number = '', name } = company;
  return { id: `${kvk_number}-${branch_number}`, label: name, company };
}

/** The search query; the texts of the inputs of an incomplete company are not part of it. */
function textIn(text: string): string {
  return text.startsWith('{') ? '' : text;
}

function Company({ company }: { readonly company: KvkApiAnswer }) {
  const { translate } = useText();
  const { branch_number: number } = company;
  return (
    <ResultPanel
      title={translate('form.lookup.company_found')}
      lines={[
        company.name,
        `${translate('form.lookup.company_number')} ${company.kvk_number}`,
        number && translate('form.lookup.company_branch', { number }),
        company.address,
      ]}
    />
  );
}
