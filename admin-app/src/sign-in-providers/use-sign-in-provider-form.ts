import { ApiError } from '@form-builder/core/client/create-client.ts';
import {
  domainSchema,
  issuerSchema,
  type SignInProvider,
} from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import { useLingui } from '@lingui/react/macro';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { is } from 'valibot';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { bodyOf, listOf, valuesOf, type SignInProviderValues } from './sign-in-provider-values.ts';

/** The form of a provider, and what it sends. */
export function useSignInProviderForm(provider: SignInProvider | undefined, onDone: () => void) {
  const { t } = useLingui();
  const required = (text: string) => (text.trim() === '' ? t`Vul dit in.` : null);
  const form = useForm<SignInProviderValues>({
    initialValues: valuesOf(provider),
    validate: {
      name: required,
      client_id: required,
      groups_claim: required,
      issuer: (issuer) =>
        is(issuerSchema, issuer)
          ? null
          : t`Vul het adres van één organisatie in dat begint met https://, zoals de provider het noemt.`,
      scope: (scope) =>
        scope.split(/\s+/).includes('openid') ? null : t`Hier hoort ten minste openid te staan.`,
      domains: (domains) => {
        const list = listOf(domains);
        return list.length > 0 && list.every((domain) => is(domainSchema, domain))
          ? null
          : t`Vul ten minste één domein in, zoals voorbeeldstad.nl.`;
      },
      group_roles: {
        group: (group, { group_roles: rows }, path) => {
          const row = rows[Number(path.split('.')[1])];
          return group.trim() === '' || row?.role_id === ''
            ? t`Vul een groep in en kies een rol.`
            : null;
        },
      },
    },
  });
  const save = useMutation({
    mutationFn: async (values: SignInProviderValues) => {
      const body = bodyOf(values);
      return provider === undefined
        ? (await api.createSignInProvider({ body })).data
        : (await api.updateSignInProvider({ params: { id: provider.id }, body })).data;
    },
    meta: { showsErrors: true },
    onError: (error) => form.setErrors(rejectedMembers(error)),
    onSuccess: async ({ name }) => {
      onDone();
      notifySuccess(t`De inlogprovider “${name}” is opgeslagen.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.signInProviders });
    },
  });
  return { form, save };
}

/** The server's error messages, by input. */
function rejectedMembers(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.problem?.errors ?? {}).map(([path, messages]) => [
      path.startsWith('group_roles') ? path : (path.split('.')[0] ?? path),
      messages.join(' '),
    ]),
  );
}
