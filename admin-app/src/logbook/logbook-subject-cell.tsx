import type { LogbookEntry } from '@form-builder/core/contract/staff/logbook.ts';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { checkAccess } from '../access/access.ts';
import { addressOf, screens, type ScreenName } from '../access/screens.ts';
import { staffText } from '../languages/staff-texts.ts';
import { useUser } from '../session/use-user.ts';

type Subject = LogbookEntry['subject'];

interface SubjectProps {
  readonly subject: Subject;
  readonly formId: string | null;
}

type Place = readonly [screen: ScreenName, params: Readonly<Record<string, string>>];
type FindPlace = (subject: Subject, formId: string | null) => Place | undefined;

/** The screens of subjects; other subjects have none. */
const places: Partial<Record<Subject['type'], FindPlace>> = {
  form: ({ id }) => ['form', { id }],
  version: ({ id }) => ['formVersion', { id }],
  submission: ({ id }, formId) =>
    formId === null ? undefined : ['formSubmission', { id: formId, submissionId: id }],
  user: ({ id }) => ['user', { id }],
};

/** The subject of an entry; a link while it exists, for who may open its screen. */
export function LogbookSubjectCell({ subject, formId }: SubjectProps) {
  const { i18n } = useLingui();
  const type = i18n._(staffText(`logbook.subject.${subject.type}`));
  const user = useUser();
  const [screen, params] = places[subject.type]?.(subject, formId) ?? [];
  const mayOpen = screen !== undefined && checkAccess(screens[screen].access, user, []) === 'allow';
  if (subject.name === null || !mayOpen)
    return (
      <Text span size="sm">
        {subject.name ?? type}
      </Text>
    );
  return (
    <Anchor component={Link} to={addressOf(screen, params)} size="sm" title={type}>
      {subject.name}
    </Anchor>
  );
}
