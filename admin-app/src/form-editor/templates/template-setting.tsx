import type { Field } from '@form-builder/core/form/form-definition.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, List, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { formQuery } from '../../forms/forms-queries.ts';
import { useMayOpen } from '../../session/use-may-open.ts';
import { templateChoicesQuery } from '../../templates/templates-queries.ts';
import { readVersion } from '../../api/version-query.ts';
import { useEditor } from '../editor/editor-context.ts';
import { panelPart } from '../panel-part.ts';
import type { SettingInputProps } from '../inspector/setting-input.ts';
import { changeTemplate } from './template-actions.ts';

// The comparison of versions is loaded only when there is a newer version.
const TemplateUpdate = panelPart(() => import('./template-update.tsx'), 'TemplateUpdate');

/** Shows the building block of a field: to choose by name, to open and to update. */
export function TemplateSetting({ field, isReadOnly }: SettingInputProps) {
  const maySee = useMayOpen()('templates');
  const { template_id: id, template_version_id: pinned } = field;
  if (id !== undefined && pinned !== undefined)
    return <ChosenTemplate field={field} id={id} pinned={pinned} isReadOnly={isReadOnly} />;
  if (maySee && !isReadOnly) return <TemplateChoice field={field} />;
  return (
    <Text size="sm" c="dimmed">
      <Trans>Er is nog geen bouwblok gekozen.</Trans>
    </Text>
  );
}

interface ChosenTemplateProps {
  readonly field: Field;
  readonly id: string;
  readonly pinned: string;
  readonly isReadOnly: boolean;
}

function ChosenTemplate({ field, id, pinned, isReadOnly }: ChosenTemplateProps) {
  const maySee = useMayOpen()('templates');
  const { data } = useQuery({ ...formQuery(id), enabled: maySee });
  const template = maySee ? data : undefined;
  const newest = template?.published[0];
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>
          Deze velden horen bij een bouwblok. Je wijzigt ze in het bouwblok zelf; regels van dit
          formulier kunnen ze gebruiken.
        </Trans>
      </Text>
      {template !== undefined && (
        <Anchor component={Link} size="sm" to={addressOf('templateVersion', { id: pinned })}>
          <Trans>“{template.name}” openen</Trans>
        </Anchor>
      )}
      <FieldNames fields={field.children ?? []} />
      {newest !== undefined && newest.version_id !== pinned && !isReadOnly && (
        <TemplateUpdate field={field} pinned={pinned} newest={newest.version_id} />
      )}
    </Stack>
  );
}

function FieldNames({ fields }: { readonly fields: readonly Field[] }) {
  return (
    <List size="sm">
      {fields.map(({ id, label }) => (
        <List.Item key={id}>{label}</List.Item>
      ))}
    </List>
  );
}

function TemplateChoice({ field }: { readonly field: Field }) {
  const { t } = useLingui();
  const editor = useEditor();
  const [search, setSearch] = useState('');
  const { data } = useQuery(templateChoicesQuery(search));
  const choices = (data ?? []).flatMap(({ name, published }) =>
    published[0] === undefined ? [] : [{ value: published[0].version_id, label: name }],
  );
  const choose = useMutation({
    mutationFn: (id: string) => readVersion(id),
    onSuccess: (version) => changeTemplate(editor, field, version),
  });
  return (
    <Select
      label={t`Bouwblok`}
      description={t`Alleen gepubliceerde bouwblokken staan in de lijst.`}
      placeholder={t`Kies een bouwblok`}
      nothingFoundMessage={t`Geen bouwblok gevonden`}
      searchable
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      data={choices}
      value={null}
      onChange={(id) => {
        if (id !== null) choose.mutate(id);
      }}
    />
  );
}
