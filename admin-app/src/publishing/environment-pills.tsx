import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import { useLingui } from '@lingui/react/macro';
import { Tooltip, VisuallyHidden } from '@mantine/core';
import { environmentLetters } from './environment-names.ts';
import { useEnvironmentName } from './use-environment-name.ts';
import { useEnvironmentIds } from './environments-query.ts';
import classes from './environment-pills.module.css';

/** Four small badges D T A P in the order of the tenant, filled where a version is published. */
export function EnvironmentPills({
  published,
}: {
  readonly published: readonly { readonly environment: EnvironmentId; readonly number?: number }[];
}) {
  return (
    <ul className={classes.pills}>
      {useEnvironmentIds().map((id) => {
        const found = published.find(({ environment }) => environment === id);
        return (
          <EnvironmentPill
            key={id}
            id={id}
            isFilled={found !== undefined}
            version={found?.number}
          />
        );
      })}
    </ul>
  );
}

function EnvironmentPill({
  id,
  isFilled,
  version,
}: {
  readonly id: EnvironmentId;
  readonly isFilled: boolean;
  readonly version: number | undefined;
}) {
  const { t } = useLingui();
  const name = useEnvironmentName()(id);
  const state = !isFilled
    ? t`${name}: niet gepubliceerd`
    : version === undefined
      ? t`${name}: gepubliceerd`
      : t`${name}: versie ${version} gepubliceerd`;
  return (
    <Tooltip label={state}>
      <li className={classes.pill} data-environment={id} data-filled={isFilled || undefined}>
        <span aria-hidden>{environmentLetters[id]}</span>
        <VisuallyHidden>{state}</VisuallyHidden>
      </li>
    </Tooltip>
  );
}
