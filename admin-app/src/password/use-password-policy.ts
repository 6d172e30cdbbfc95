import { shortestPassword } from '@form-builder/core/validation/password-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client.ts';

/** The organisation's rules for passwords; those of the product until they are known. */
export function usePasswordPolicy() {
  const { data } = useQuery({
    queryKey: ['password-policy'],
    queryFn: async ({ signal }) => (await api.getPasswordPolicy({}, { signal })).data,
  });
  return { minLength: data?.min_length ?? shortestPassword, history: data?.history ?? 0 };
}
