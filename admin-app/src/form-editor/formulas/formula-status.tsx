import type {
  FormulaOutcome,
  FormulaPreview,
} from '@form-builder/core/analysis/preview-formula.ts';
import type { FormulaIssue } from '@form-builder/core/formulas/syntax/formula-issue.ts';
import { formulaDefinition } from '@form-builder/core/field-types/formula/formula.ts';
import type { FieldOf } from '@form-builder/core/form/form-definition.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { currentContext } from '../../languages/staff-texts.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { formulaErrorTexts, formulaIssueTexts, formulaTypeTexts } from './formula-texts.ts';

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
}

/** Shows the fault of a formula, or else its result with the answers of the try-out. */
export function FormulaStatus({ source, preview }: FormulaStatusProps) {
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
        <Text key={`${issue.code} ${String(issue.from)}`} size="sm" c="red.8" mt={4}>
          <IssueText issue={issue} source={source} />
        </Text>
      ))}
      {preview.issues.length === 0 && (
        <Text size="sm" mt={4}>
          {type && i18n._(type)} {result}
        </Text>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );

  function summaryOf(shown: FormulaPreview | undefined): string {
    const first = shown?.issues[0];
    return first ? i18n._(formulaIssueTexts[first.code]) : (result ?? '');
  }
}

/** The text of a fault, after the part of the formula that it concerns. */
function IssueText({ issue, source }: { issue: FormulaIssue; source: string }) {
  const { i18n } = useLingui();
  const text = i18n._(formulaIssueTexts[issue.code]);
  const part = source.slice(issue.from, issue.to).trim();
  // Leaves out the part of an unknown reference, because it is only a short id.
  if (part === '' || issue.code === 'unknown_reference') return text;
  return (
    <>
      “{part}”: {text}
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
