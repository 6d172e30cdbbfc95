/** An organisation that uses this installation, as requests and jobs see it. */
export interface Tenant {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Origins of the sites that may embed the tenant's forms. */
  readonly allowedOrigins: readonly string[];
}
