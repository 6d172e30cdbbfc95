import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Transition } from './available-transitions.ts';

const calls = {
  propose: 'proposeVersion',
  retract: 'retractProposal',
  approve: 'approveVersion',
  reject: 'rejectVersion',
  publish: 'publishVersion',
  withdraw: 'withdrawVersion',
} as const satisfies Record<Transition, keyof typeof api>;

export interface RequestedTransition {
  readonly transition: Transition;
  readonly version: Pick<VersionSummary, 'id' | 'number' | 'is_editable' | 'environments'>;
  readonly environment: { readonly id: EnvironmentId; readonly name: string };
  readonly remark?: string;
  /** The ids of who are asked to review a proposal; empty: everybody who may. */
  readonly reviewers?: readonly string[];
  /**
   * The number of the version that is currently published in the environment, if it is another one.
   */
  readonly replaces?: number | undefined;
}

/**
 * Makes a transition, notifies the user and refetches every query with states; the caller shows
 * errors.
 */
export function useTransitionVersion() {
  const { t } = useLingui();
  const done = (transition: Transition, version: number, place: string): string =>
    ({
      propose: t`Versie ${version} is voorgesteld voor ${place}.`,
      retract: t`Het voorstel van versie ${version} voor ${place} is ingetrokken.`,
      approve: t`Versie ${version} is goedgekeurd voor ${place}.`,
      reject: t`Versie ${version} is afgekeurd voor ${place}.`,
      publish: t`Versie ${version} is gepubliceerd in ${place}.`,
      withdraw: t`Versie ${version} is ingetrokken uit ${place}.`,
    })[transition];
  return useMutation({
    mutationFn: ({ transition, version, environment, ...requested }: RequestedTransition) => {
      const { remark = '', reviewers = [] } = requested;
      return api[calls[transition]]({
        params: { id: version.id, environment: environment.id },
        body: {
          ...(remark !== '' && { remark }),
          ...(reviewers.length > 0 && { reviewers: [...reviewers] }),
        },
      });
    },
    meta: { showsErrors: true },
    onSuccess: async (_answer, { transition, version, environment }) => {
      notifySuccess(done(transition, version.number, environment.name));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.versions.all }),
        queryClient.invalidateQueries({ queryKey: queryKeys.forms.all }),
      ]);
    },
  });
}
