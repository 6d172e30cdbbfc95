import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryRequest } from '../delivery-driver.ts';
import type { DeliverySteps } from '../delivery-steps.ts';
import type { CaseDelivery } from './case-delivery.ts';
import type { CaseType, Catalogue } from './catalogue.ts';
import type { Conclusion } from './conclude-case.ts';
import { mappedDocumentTypes, type DocumentTypes } from './documents/document-types.ts';

/** The types of a delivery, by URL: found once, so that a new version of the catalogue changes nothing halfway. */
export interface ResolvedTypes extends Conclusion, DocumentTypes {
  readonly caseType: string;
}

const nullable = v.optional(v.nullable(v.string()), null);
const typesSchema = v.object({
  caseType: v.string(),
  documentType: nullable,
  documentTypes: v.optional(v.record(v.string(), v.string()), {}),
  decisionType: nullable,
  resultType: nullable,
  statusType: nullable,
});

/** The steps that store resolved types, before anything is created: of a new case, and of one that exists. */
const typesSteps = { new: 'types', existing: 'types of the case' } as const;

/**
 * Whether an earlier attempt may have created objects whose responses were lost. Earlier releases stored `types` for
 * cases that exist too.
 */
export const hasResolvedTypes = ({ has }: DeliverySteps): boolean =>
  Object.values(typesSteps).some((step) => has(step));

/** Resolves types once, so that later attempts use the same. */
export async function resolveTypesOnce(
  { work, request, catalogue }: Pick<CaseDelivery, 'work' | 'request' | 'catalogue'>,
  of: keyof typeof typesSteps,
  getCaseType: () => Promise<CaseType>,
): Promise<ResolvedTypes> {
  const text = await work.steps.once(typesSteps[of], async () =>
    JSON.stringify(await resolveTypes(request, catalogue, await getCaseType())),
  );
  return v.parse(typesSchema, JSON.parse(text));
}

interface Named {
  readonly url: string;
  readonly omschrijving: string;
}

/** The identification of the case type of an integration; throws a ProviderError without one. */
export function getCaseTypeOption({ options }: Pick<DeliveryRequest, 'options'>): string {
  const wanted = options['case_type'] ?? '';
  if (wanted === '') throw new ProviderError('not_configured');
  return wanted;
}

/** Finds the types that the options name in a version of the case type; throws a ProviderError when one is not there. */
async function resolveTypes(
  request: Pick<DeliveryRequest, 'options' | 'sources'>,
  catalogue: Catalogue,
  caseType: CaseType,
): Promise<ResolvedTypes> {
  const { options } = request;
  const find = async (option: string, list: (of: CaseType) => Promise<readonly Named[]>) => {
    const name = options[option] ?? '';
    return name === '' ? null : urlOf(await list(caseType), name);
  };
  return {
    caseType: caseType.url,
    documentType: await find('document_type', catalogue.listDocumentTypes),
    documentTypes: await findDocumentTypes(request, catalogue, caseType),
    decisionType: await find('decision_type', catalogue.listDecisionTypes),
    resultType: await find('result_type', catalogue.listResultTypes),
    statusType: await find('status_type', catalogue.listStatusTypes),
  };
}

function urlOf(types: readonly Named[], name: string): string {
  const found = types.find(({ omschrijving }) => omschrijving === name);
  if (found === undefined) throw new ProviderError('not_configured');
  return found.url;
}

/** The types that uploads of fields have of their own, by name. */
async function findDocumentTypes(
  request: Pick<DeliveryRequest, 'sources'>,
  catalogue: Catalogue,
  caseType: CaseType,
): Promise<DocumentTypes['documentTypes']> {
  const names = mappedDocumentTypes(request);
  if (names.length === 0) return {};
  const types = await catalogue.listDocumentTypes(caseType);
  return Object.fromEntries(names.map((name) => [name, urlOf(types, name)]));
}
