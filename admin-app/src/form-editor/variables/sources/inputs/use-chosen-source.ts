import type { DataSourceShape } from '@form-builder/core/contract/staff/settings/data-source.ts';
import type { Variable } from '@form-builder/core/form/variables/variable.ts';
import { useQuery } from '@tanstack/react-query';
import { dataSourcesQuery } from '../../../../providers/providers-query.ts';

/** What the data source of a variable asks for and returns; `undefined` until one is chosen and loaded. */
export function useChosenSource({ source }: Variable): DataSourceShape | undefined {
  const { data } = useQuery(dataSourcesQuery);
  const provider = source.type === 'data' ? source.provider : '';
  return data?.find(({ id }) => id === provider)?.data_source;
}
