import type { FormUse } from '@form-builder/core/contract/staff/forms/form-use.ts';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { FormUses } from '../form-uses/form-uses.tsx';

/** The forms and building blocks with fields that offer the list. */
export function ListUses({ uses }: { readonly uses: readonly FormUse[] }) {
  if (uses.length === 0)
    return (
      <Text c="gray.7">
        <Trans>
          Deze lijst wordt nog niet gebruikt. Voeg in een formulier het veld “Keuze uit een eigen
          lijst” toe en kies deze lijst.
        </Trans>
      </Text>
    );
  return <FormUses uses={uses} />;
}
