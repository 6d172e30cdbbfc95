import type { Answer, Request } from '@form-builder/core/contract/endpoint.ts';
import type { OperatorEndpoint } from '@form-builder/core/contract/operators/operator-endpoint.ts';
import type { OperatorsApi } from '@form-builder/core/contract/operators/operators-contract.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { OperatorContext } from '../../tenants/events/operator.ts';

/** The input of a handler: the parsed request and the operator, with the reason of the request. */
export interface OperatorCall<E extends OperatorEndpoint> extends Request<E>, OperatorContext {
  readonly language: Language;
}

/** A handler for every endpoint of the operators' API: a missing one does not compile. */
export type OperatorHandlers = {
  readonly [K in keyof OperatorsApi]: (
    call: OperatorCall<OperatorsApi[K]>,
  ) => Promise<Answer<OperatorsApi[K]>>;
};
