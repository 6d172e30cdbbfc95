import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useCan } from '../../session/use-user.ts';
import classes from '../submission-screen.module.css';

interface MaskedIdentifierProps {
  readonly label: string;
  /** Whose number it is, where a page has several. */
  readonly owner?: string;
  readonly masked: string;
  readonly unmask: () => Promise<{ readonly data: { readonly identifier: string } }>;
}

/** An identifier, such as a BSN: masked until a user unmasks it, which the logbook records. */
export function MaskedIdentifier({ label, owner, masked, unmask }: MaskedIdentifierProps) {
  const { t } = useLingui();
  const mayUnmask = useCan('submission-unmask');
  // Not a query, because it must not be refetched automatically.
  const { data, mutate, isPending } = useMutation({ mutationFn: unmask });
  return (
    <div className={classes.pair}>
      <dt>{label}</dt>
      <dd>
        <Group gap="sm">
          <span aria-live="polite">{data?.data.identifier ?? masked}</span>
          {mayUnmask && data === undefined && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconEye size={16} aria-hidden />}
              loading={isPending}
              {...(owner !== undefined && { 'aria-label': t`Nummer tonen: ${owner}` })}
              onClick={() => mutate()}
            >
              <Trans>Nummer tonen</Trans>
            </Button>
          )}
        </Group>
      </dd>
    </div>
  );
}
