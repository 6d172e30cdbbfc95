import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Writer } from '../../logbook/writer.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import { namedVersionId, type NamingRequest } from '../named-version.ts';
import { parsePages } from './parse-pages.ts';
import { saveVersion } from '../save-version.ts';

interface PagesRequest extends NamingRequest {
  readonly caller: Caller;
  readonly language: Language;
  readonly headers: NamingRequest['headers'] & { readonly 'if-match': string };
}

/** Changes the pages of the named version, by the rules of a whole save; returns its id. */
export async function savePages(
  writer: Writer,
  request: PagesRequest,
  change: (pages: readonly Page[]) => readonly Page[],
): Promise<string> {
  const versionId = namedVersionId(request);
  await saveVersion(writer, request.caller, {
    versionId,
    ifMatch: request.headers['if-match'],
    language: request.language,
    change: ({ definition }) => ({ pages: parsePages(change(definition.pages), request.language) }),
  });
  return versionId;
}
