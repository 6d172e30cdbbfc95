import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';
import type { CaseType, Catalogue } from './catalogue.ts';
import type { Conclusion } from './conclude-case.ts';

/** The types of a delivery, by URL: found once, so that a new version of the catalogue changes nothing halfway. */
export interface ResolvedTypes extends Conclusion {
  readonly caseType: string;
  /** All versions of the case type: a case that exists may be of an older one. */
  readonly caseTypes: readonly string[];
  readonly documentType: string | null;
}

const nullable = v.optional(v.nullable(v.string()), null);
const typesSchema = v.object({
  caseType: v.string(),
  caseTypes: v.optional(v.array(v.string()), []),
  documentType: nullable,
  decisionType: nullable,
  resultType: nullable,
  statusType: nullable,
});

/** Reads what an earlier attempt stored. */
export const parseTypes = (text: string): ResolvedTypes => v.parse(typesSchema, JSON.parse(text));

interface Named {
  readonly url: string;
  readonly omschrijving: string;
}

/** Finds the types that the options name; throws a ProviderError when one is not there. */
export async function resolveTypes(
  { options }: Pick<DeliveryRequest, 'options'>,
  catalogue: Catalogue,
): Promise<ResolvedTypes> {
  const wanted = options['case_type'] ?? '';
  if (wanted === '') throw new ProviderError('not_configured');
  const caseType = await catalogue.getCaseType(wanted);
  const find = async (option: string, list: (of: CaseType) => Promise<readonly Named[]>) => {
    const name = options[option] ?? '';
    if (name === '') return null;
    const found = (await list(caseType)).find(({ omschrijving }) => omschrijving === name);
    if (found === undefined) throw new ProviderError('not_configured');
    return found.url;
  };
  return {
    caseType: caseType.url,
    caseTypes: options['is_update'] === 'true' ? await catalogue.listCaseTypeUrls(wanted) : [],
    documentType: await find('document_type', catalogue.listDocumentTypes),
    decisionType: await find('decision_type', catalogue.listDecisionTypes),
    resultType: await find('result_type', catalogue.listResultTypes),
    statusType: await find('status_type', catalogue.listStatusTypes),
  };
}
