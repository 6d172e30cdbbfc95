import type { PresentUser } from '@form-builder/core/contract/staff/forms/presence.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { UserPhoto } from '../../photos/user-photo.tsx';
import { useEditedVersion, useEditor } from '../editor/editor-context.ts';
import { selectionName } from '../editor/selection-name.ts';
import { selectionOf } from './selection-of.ts';
import { usePresentUsers } from './use-present-users.ts';
import styles from './presence.module.css';

/** As many as fit in the bar; the others are counted. */
const shownUsers = 4;

/** The other users who have this version open: who, and where; a click goes there. */
export function PresentUsers({ version }: { version: Version }) {
  const { t, i18n } = useLingui();
  const users = usePresentUsers(version);
  const names = new Intl.ListFormat(i18n.locale).format(users.map(({ user }) => user.name));
  const rest = users.length - shownUsers;
  return (
    <>
      <VisuallyHidden role="status">
        {users.length > 0 && <Trans>Ook in dit formulier: {names}</Trans>}
      </VisuallyHidden>
      {users.length > 0 && (
        <ul className={styles.users} aria-label={t`Wie er nog meer in dit formulier werkt`}>
          {users.slice(0, shownUsers).map((present) => (
            <li key={present.user.id}>
              <UserButton present={present} />
            </li>
          ))}
          {rest > 0 && <li className={styles.rest}>+{rest}</li>}
        </ul>
      )}
    </>
  );
}

function UserButton({ present }: { present: PresentUser }) {
  const { t } = useLingui();
  const editor = useEditor();
  const version = useEditedVersion();
  const { name } = present.user;
  const place = useMemo(() => {
    const selection = selectionOf(present, version);
    return { selection, item: selectionName(selection, version, editor.texts) };
  }, [editor, present, version]);
  const { item } = place;
  const label = t`${name} is bij: ${item}`;
  return (
    <Tooltip label={label}>
      <UnstyledButton
        className={styles.user}
        aria-label={label}
        onClick={() => editor.select(place.selection)}
      >
        <UserPhoto userId={present.user.id} name={name} fontSize="0.6875rem" />
      </UnstyledButton>
    </Tooltip>
  );
}
