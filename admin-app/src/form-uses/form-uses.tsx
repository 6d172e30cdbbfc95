import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { useMayOpen } from '../session/use-may-open.ts';

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
  const mayOpen = useMayOpen();
  const screen = form.type === 'template' ? 'templateVersion' : 'formVersion';
  if (!mayOpen(screen)) return form.name;
  return (
    <Anchor component={Link} to={addressOf(screen, { id: version.id })}>
      {form.name}
    </Anchor>
  );
}
