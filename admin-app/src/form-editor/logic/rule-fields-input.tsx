import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { LogicRule } from '@form-builder/core/logic/logic-rule.ts';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@mantine/core';
import { findField } from '../document/place.ts';
import { useEditedVersion, useIsEditable } from '../editor/editor-context.ts';
import { changeTargets, fieldsToShareWith, pagesToShareWith } from './rule-fields.ts';
import { groupByPage } from './target-choices.ts';

interface RuleFieldsInputProps {
  readonly rule: LogicRule;
  readonly holderId: string;
  readonly onChange: (rule: LogicRule) => void;
}

/**
 * Edits the other fields and pages to which a rule applies; one that is no longer allowed remains
 * until it is removed.
 */
export function RuleFieldsInput({ rule, holderId, onChange }: RuleFieldsInputProps) {
  const { t } = useLingui();
  const { pages } = useEditedVersion();
  const isEditable = useIsEditable();
  const { targets = [] } = rule;
  const isOnPage = pages.some(({ id }) => id === holderId);
  const nameOf = (page: Page) => page.title || t`Pagina zonder titel`;
  const sharable = pagesToShareWith(pages, holderId, rule).map((page) => ({
    value: page.id,
    label: nameOf(page),
  }));
  const choices = [
    ...(sharable.length > 0 ? [{ group: t`Pagina's`, items: sharable }] : []),
    ...groupByPage(pages, fieldsToShareWith(pages, holderId, rule)),
  ];
  const findName = (id: string) => {
    const page = pages.find((one) => one.id === id);
    return page ? nameOf(page) : findField(pages, id)?.field.label;
  };
  const offered = new Set(choices.flatMap(({ items }) => items.map(({ value }) => value)));
  const others = targets
    .filter((id) => !offered.has(id))
    .map((value) => ({ value, label: findName(value) ?? t`Verwijderd veld` }));
  if (offered.size + others.length === 0) return null;
  return (
    <MultiSelect
      label={t`Ook voor deze velden en pagina's`}
      size="xs"
      searchable
      clearable
      readOnly={!isEditable}
      placeholder={
        targets.length === 0 ? (isOnPage ? t`Alleen deze pagina` : t`Alleen dit veld`) : undefined
      }
      nothingFoundMessage={t`Niets gevonden`}
      data={
        others.length > 0
          ? [...choices, { group: t`Past niet bij de regel`, items: others }]
          : choices
      }
      value={[...targets]}
      onChange={(next) => onChange(changeTargets(rule, next))}
    />
  );
}
