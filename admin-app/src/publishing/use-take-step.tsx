import type { EnvironmentId } from '@form-builder/core/contract/shared-schemas.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/versions.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Step } from './steps-for.ts';

const calls = {
  propose: api.proposeVersion,
  approve: api.approveVersion,
  reject: api.rejectVersion,
  publish: api.publishVersion,
  withdraw: api.withdrawVersion,
} as const satisfies Record<Step, unknown>;

export interface AskedStep {
  readonly step: Step;
  readonly version: Pick<VersionSummary, 'id' | 'number'>;
  readonly environment: { readonly id: EnvironmentId; readonly name: string };
  readonly remark?: string;
  /** The number of the version that the environment shows now, when another one is there. */
  readonly replaces?: number | undefined;
}

/** Takes a step and tells that it was taken; everything that shows states is read anew. */
export function useTakeStep() {
  const { t } = useLingui();
  const done = (step: Step, version: number, place: string): string =>
    ({
      propose: t`Versie ${version} is voorgesteld voor ${place}.`,
      approve: t`Versie ${version} is goedgekeurd voor ${place}.`,
      reject: t`Versie ${version} is afgekeurd voor ${place}.`,
      publish: t`Versie ${version} is gepubliceerd in ${place}.`,
      withdraw: t`Versie ${version} is ingetrokken uit ${place}.`,
    })[step];
  return useMutation({
    mutationFn: ({ step, version, environment, remark }: AskedStep) =>
      calls[step]({
        params: { id: version.id, environment: environment.id },
        body: remark === undefined || remark === '' ? {} : { remark },
      }),
    onSuccess: async (_answer, { step, version, environment }) => {
      notifySuccess(done(step, version.number, environment.name));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queryKeys.versions.all }),
        queryClient.invalidateQueries({ queryKey: queryKeys.forms.all }),
      ]);
    },
  });
}
