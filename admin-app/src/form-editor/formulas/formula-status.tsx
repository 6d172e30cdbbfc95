import type {
  FormulaOutcome,
  FormulaPreview,
} from '@form-builder/core/analysis/preview-formula.ts';
import { writeText } from '@form-builder/core/formulas/editing/find-written-options.ts';
import type { NamedReference } from '@form-builder/core/formulas/editing/replace-labels.ts';
import {
  isDoubtOnly,
  type FormulaIssue,
} from '@form-builder/core/formulas/syntax/formula-issue.ts';
import { formulaDefinition } from '@form-builder/core/field-types/formula/formula.ts';
import type { FieldOf } from '@form-builder/core/form/form-definition.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { currentContext } from '../../languages/staff-texts.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { describeIssue } from './describe-issue.ts';
import { formulaErrorTexts, formulaTypeTexts } from './formula-texts.ts';

/**
 * The opening brace of a field, passed as a parameter, because in a message it would start a
 * placeholder.
 */
const brace = '{';

/** The delay of the announcement, so that a screen reader does not interrupt typing. */
const announceAfterMs = 1000;

interface FormulaStatusProps {
  readonly source: string;
  readonly preview: FormulaPreview | undefined;
  readonly references: readonly NamedReference[];
  /** Replaces the formula; absent while it cannot be changed. */
  readonly change?: ((source: string) => void) | undefined;
}

/** Shows the faults of a formula, and its result with the answers of the try-out if it has one. */
export function FormulaStatus(props: FormulaStatusProps) {
  const { source, preview, references } = props;
  const { i18n } = useLingui();
  const result = useResultText(preview?.result);
  const [announced] = useDebouncedValue(summaryOf(preview), announceAfterMs);
  if (!preview) {
    return (
      <Text size="xs" c="dimmed" mt={4}>
        <Trans>Typ {brace} voor een veld, of de eerste letters van een veld of functie.</Trans>
      </Text>
    );
  }
  const type = formulaTypeTexts[preview.type];
  return (
    <div>
      {preview.issues.map((issue) => (
        <Issue key={`${issue.code} ${String(issue.from)}`} {...props} issue={issue} />
      ))}
      {preview.issues.every(isDoubtOnly) && (
        <Text size="sm" mt={4}>
          {type && i18n._(type)} {result}
        </Text>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );

  function summaryOf(shown: FormulaPreview | undefined): string {
    const first = shown?.issues[0];
    return first ? describeIssue(first, source, references) : (result ?? '');
  }
}

/** A fault in words, and the button that replaces the label of an option by the option itself. */
function Issue({
  issue,
  source,
  references,
  change,
}: FormulaStatusProps & { readonly issue: FormulaIssue }) {
  const text = describeIssue(issue, source, references);
  const option = issue.params?.['option'];
  return (
    <>
      <Text size="sm" mt={4} {...(isDoubtOnly(issue) ? {} : { c: 'red.8' })}>
        {isDoubtOnly(issue) ? <Trans>Let op: {text}</Trans> : text}
      </Text>
      {typeof option === 'string' && change && (
        <Button
          variant="light"
          size="compact-sm"
          onClick={() =>
            change(source.slice(0, issue.from) + writeText(option) + source.slice(issue.to))
          }
        >
          <Trans>De keuze zelf vergelijken</Trans>
        </Button>
      )}
    </>
  );
}

const unsetField: FieldOf<'formula'> = { id: '', short_id: '', type: 'formula', label: '' };

function useResultText(result: FormulaOutcome | undefined): string | undefined {
  const { t } = useLingui();
  const { sample } = useEditorState();
  const context = currentContext();
  if (!result) return undefined;
  if (result.error !== null) {
    const reason = context.translate(formulaErrorTexts[result.error]);
    return t`Met je voorbeeldantwoorden is er geen uitkomst: ${reason}.`;
  }
  const { value } = result;
  const isScalar =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const shown = formulaDefinition.format(isScalar ? value : null, unsetField, context);
  return Object.keys(sample.answers).length === 0
    ? t`Uitkomst zonder antwoorden: ${shown}. Vul antwoorden in bij Uitproberen voor een echt voorbeeld.`
    : t`Uitkomst met je antwoorden bij Uitproberen: ${shown}`;
}
