import { Trans } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useMakeTemplate } from './use-make-template.ts';

/** Creates a building block from a field with its contents; absent when that is impossible. */
export function MakeTemplateItem({ fieldId }: { readonly fieldId: string }) {
  const make = useMakeTemplate([fieldId]);
  return (
    make && (
      <Menu.Item leftSection={<IconPuzzle size={16} />} onClick={make}>
        <Trans>Hier een bouwblok van maken</Trans>
      </Menu.Item>
    )
  );
}
