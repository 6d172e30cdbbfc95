import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { FoundCase } from '@form-builder/core/contract/visitor/lookups.ts';
import { useEffect, useState } from 'react';
import { readTabData } from '../../auth/login-store.ts';
import type { FormServices } from '../../requests/form-services.ts';
import { RequestFailure } from '../../requests/request-failure.ts';
import { useFieldContext } from '../../state/fields/field-context.tsx';

/** `log_in`: nobody is logged in on this form; `unavailable`: a preview, which has no server. */
type CasesState = 'loading' | 'unavailable' | 'log_in' | 'failed' | 'done';

interface FoundCases {
  readonly state: CasesState;
  readonly cases: readonly FoundCase[];
}

interface ShownCases extends FoundCases {
  retry(): void;
}

/** A constant, so that the state of a newly rendered field does not change and render it twice. */
const loading: FoundCases = { state: 'loading', cases: [] };

/** The cases of whoever is logged in on this form, fetched when the field is rendered. */
export function useCases(fieldId: string): ShownCases {
  const { loadServices } = useFieldContext();
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState(loading);
  useEffect(() => {
    if (!loadServices) {
      setFound({ state: 'unavailable', cases: [] });
      return undefined;
    }
    const request = new AbortController();
    setFound(loading);
    const show = (read: FoundCases) => {
      if (!request.signal.aborted) setFound(read);
    };
    loadServices()
      .then((services) => readCases(services, fieldId, request.signal))
      .then(show, (error: unknown) => {
        const isEnded = RequestFailure.from(error).status === 401;
        show({ state: isEnded ? 'log_in' : 'failed', cases: [] });
      });
    return () => request.abort();
  }, [loadServices, fieldId, tries]);
  return { ...found, retry: () => setTries(tries + 1) };
}

async function readCases(
  services: FormServices,
  fieldId: string,
  signal: AbortSignal,
): Promise<FoundCases> {
  const { formId, environment } = services.address;
  const tokens = Object.values(readTabData(formId).tokens ?? {});
  if (tokens.length === 0) return { state: 'log_in', cases: [] };
  const body = {
    version_id: services.versionId,
    field_id: fieldId,
    // The page's own environment; the server validates it.
    environment: environment as EnvironmentId,
  };
  const lists = await Promise.all(
    tokens.map((token) => services.call('case:list', { ...body, token }, signal)),
  );
  return { state: 'done', cases: lists.flat() };
}
