import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { checkAccess } from '../access/access.ts';
import { addressOf, screens } from '../access/screens.ts';
import { useUser } from '../session/use-user.ts';

/** The forms and building blocks that use something, with links for those who may open them. */
export function FormUses({ uses }: { readonly uses: readonly FormUse[] }) {
  return (
    <Text c="gray.7">
      <Trans>Gebruikt in:</Trans>{' '}
      {uses.map((use, index) => (
        <Fragment key={use.form.id}>
          {index > 0 && ', '}
          <UseLink use={use} />
        </Fragment>
      ))}
    </Text>
  );
}

function UseLink({ use: { form, version } }: { readonly use: FormUse }) {
  const user = useUser();
  const screen = form.type === 'template' ? 'templateVersion' : 'formVersion';
  if (checkAccess(screens[screen].access, user) !== 'allow') return form.name;
  return (
    <Anchor component={Link} to={addressOf(screen, { id: version.id })}>
      {form.name}
    </Anchor>
  );
}
