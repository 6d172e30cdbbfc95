import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { ListedProvider, ProviderKey } from '../../providers/providers-queries.ts';

/** The key of a provider in a path. */
export const keyOf = ({
  id,
  stage,
}: {
  readonly id: string;
  readonly stage: ProviderStage;
}): ProviderKey => ({
  id,
  servesTests: stage === 'test',
});

/** Whether a stored provider has a key. */
export const isOf =
  ({ id, servesTests }: ProviderKey) =>
  (row: ListedProvider): boolean =>
    row.id === id && row.serves_tests === servesTests;
