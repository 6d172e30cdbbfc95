import type { Access, Endpoint, EndpointShape } from '@form-builder/core/contract/endpoint.ts';
import type { OperatorAccess } from '@form-builder/core/contract/operators/operator-endpoint.ts';

/** An endpoint that an OpenAPI document describes: of tenants, or of operators. */
export interface DescribedEndpoint extends EndpointShape {
  readonly access: Access | OperatorAccess;
  readonly feature?: Endpoint['feature'];
}

/** The endpoints of a document by name. */
export type DescribedContract = Readonly<Record<string, DescribedEndpoint>>;
