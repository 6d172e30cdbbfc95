import * as v from 'valibot';
import { idSchema } from '@form-builder/core/contract/shared-schemas.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { inputTexts } from '../platform/http/requests/input-texts.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Writer } from '../logbook/writer.ts';
import { getVersion } from './get-version.ts';
import type { VersionRow } from './versions-queries.ts';

/** A request about a part of a version. */
export interface NamingRequest {
  readonly query: {
    readonly filter?: { readonly form_version_id?: string | string[] | undefined } | undefined;
  };
  readonly headers: { readonly 'x-form-version-id'?: string | undefined };
  readonly language: Language;
}

/**
 * The id of the version that a request about a page or field concerns: by filter, else by header.
 */
export function namedVersionId({ query, headers, language }: NamingRequest): string {
  const named = query.filter?.form_version_id ?? headers['x-form-version-id'];
  if (v.is(idSchema, named)) return named;
  if (named !== undefined) throw new RequestError('not_found');
  throw new RequestError('invalid', {
    errors: { 'filter.form_version_id': [inputTexts[language].missing] },
  });
}

/** That version, unless it is hidden from the caller. */
export function getNamedVersion(
  writer: Pick<Writer, 'tx'>,
  caller: Caller,
  request: NamingRequest,
): Promise<VersionRow> {
  return getVersion(writer, caller, namedVersionId(request));
}
