import type { LogbookEntry } from '@form-builder/core/contract/staff/logbook.ts';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { staffText } from '../languages/staff-texts.ts';

type Subject = LogbookEntry['subject'];

interface SubjectProps {
  readonly subject: Subject;
  readonly formId: string | null;
}

type FindAddress = (subject: Subject, formId: string | null) => string | undefined;

/** The URLs of subjects; other subjects have no screen. */
const addresses: Partial<Record<Subject['type'], FindAddress>> = {
  form: ({ id }) => addressOf('form', { id }),
  version: ({ id }) => addressOf('formVersion', { id }),
  submission: ({ id }, formId) =>
    formId === null ? undefined : addressOf('formSubmission', { id: formId, submissionId: id }),
  user: ({ id }) => addressOf('user', { id }),
};

/** The subject of an entry; a link while it exists. */
export function LogbookSubjectCell({ subject, formId }: SubjectProps) {
  const { i18n } = useLingui();
  const type = i18n._(staffText(`logbook.subject.${subject.type}`));
  const address = addresses[subject.type]?.(subject, formId);
  if (subject.name === null || address === undefined)
    return (
      <Text span size="sm">
        {subject.name ?? type}
      </Text>
    );
  return (
    <Anchor component={Link} to={address} size="sm" title={type}>
      {subject.name}
    </Anchor>
  );
}
