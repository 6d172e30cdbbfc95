import type { FormImport, Unresolved } from '@form-builder/core/contract/staff/forms/form-files.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, List, Stack, Text } from '@mantine/core';
import { languageName } from '../languages/language-name.ts';

const kinds: Readonly<Record<Unresolved['kind'], MessageDescriptor>> = {
  template: msg`Bouwblok, wordt een gewone groep velden`,
  list: msg`Keuzelijst, ontbreekt hier`,
  auth: msg`Inlogmiddel, ontbreekt hier`,
  payment: msg`Betaaldienst, ontbreekt hier`,
  delivery: msg`Ontvanger van inzendingen, ontbreekt hier`,
  file: msg`Bestand op een andere server, voeg het opnieuw toe`,
  theme: msg`Thema, ontbreekt hier: het formulier houdt het uiterlijk, zonder updates`,
};

/** Shows the contents of a file, and the references that this organisation lacks. */
export function ImportReport({ report }: { readonly report: FormImport }) {
  const { page_count: pages, field_count: fields, title, unresolved } = report;
  const languages = report.languages.map(languageName).join(', ');
  return (
    <Stack gap="sm">
      <Text>
        <Trans>
          “{title}”: <Plural value={pages} one="# pagina" other="# pagina’s" />,{' '}
          <Plural value={fields} one="# veld" other="# velden" />. Talen: {languages}.
        </Trans>
      </Text>
      {unresolved.length === 0 ? (
        <Text>
          <Trans>Alles wat het formulier nodig heeft, is er in je organisatie.</Trans>
        </Text>
      ) : (
        <Missing unresolved={unresolved} />
      )}
    </Stack>
  );
}

function Missing({ unresolved }: Pick<FormImport, 'unresolved'>) {
  const { t, i18n } = useLingui();
  return (
    <Alert color="yellow" title={t`Dit moet je nog regelen`}>
      <List size="sm" spacing={4}>
        {unresolved.map(({ kind, name, fields }) => (
          <List.Item key={`${kind} ${name}`}>
            <strong>{name}</strong>: {i18n._(kinds[kind])}
            {fields.length > 0 && ` (${fields.join(', ')})`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
