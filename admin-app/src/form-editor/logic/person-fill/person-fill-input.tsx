import type { PersonMember } from '@form-builder/core/form/variables/person-members.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Select, Stack } from '@mantine/core';
import { useEditedVersion, useEditor, useIsEditable } from '../../editor/editor-context.ts';
import {
  changePersonFill,
  findPersonFill,
  findPersonLogin,
  personMembersFor,
  type PersonFill,
  type PersonFillMode,
} from './person-fill.ts';
import { personMemberNamesInWords } from '../../../languages/person-member-names.ts';

/** Chooses what of the register of persons fills in a field, and whether the visitor may change it. */
export function PersonFillInput({ field }: { readonly field: Field }) {
  const { t, i18n } = useLingui();
  const editor = useEditor();
  const version = useEditedVersion();
  const isReadOnly = !useIsEditable();
  const members = personMembersFor(field);
  const fill = findPersonFill(version, field);
  const provider = findPersonLogin(version);
  if (members.length === 0 || (provider === undefined && fill === undefined)) return null;
  const nameOf = (member: PersonMember) => i18n._(personMemberNamesInWords[member]);
  const change = (next: PersonFill | undefined) => {
    const name = next ? nameOf(next.member) : '';
    const label = editor.texts(msg`BRP: ${name}`);
    const command = changePersonFill({
      version,
      field,
      fill: next,
      label,
      ids: editor.ids,
      provider: provider ?? '',
    });
    editor.perform(command, { label: msg`vullen uit de BRP` });
  };
  const modes: Readonly<Record<PersonFillMode, string>> = {
    open: t`Ja, de bezoeker mag het wijzigen`,
    fixed: t`Nee, tenzij de BRP het niet geeft`,
    only: t`Nee, het moet uit de BRP komen`,
  };
  return (
    <Stack gap="md">
      <Select
        label={t`Vullen uit de BRP`}
        description={t`Wat de BRP heeft van wie met een BSN inlogt.`}
        placeholder={t`Niet uit de BRP`}
        readOnly={isReadOnly}
        clearable={!isReadOnly}
        data={members.map((member) => ({ value: member, label: nameOf(member) }))}
        value={fill?.member ?? null}
        onChange={(chosen) => {
          const member = members.find((one) => one === chosen);
          change(member && { member, mode: fill?.mode ?? 'fixed' });
        }}
      />
      {fill && (
        <Select
          label={t`Mag de bezoeker het wijzigen?`}
          readOnly={isReadOnly}
          allowDeselect={false}
          data={Object.entries(modes).map(([value, label]) => ({ value, label }))}
          value={fill.mode}
          onChange={(chosen) => {
            if (chosen !== null) change({ ...fill, mode: chosen as PersonFillMode });
          }}
        />
      )}
    </Stack>
  );
}
