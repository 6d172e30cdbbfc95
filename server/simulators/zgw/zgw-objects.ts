/** An object with its address. */
export type Stored = Readonly<Record<string, unknown>> & { readonly url: string };

/** The objects of the simulated case system, in the order in which they were created. */
export interface ZgwObjects {
  readonly zaken: Stored[];
  readonly zaakeigenschappen: Stored[];
  readonly rollen: Stored[];
  readonly statussen: Stored[];
  readonly resultaten: Stored[];
  readonly besluiten: Stored[];
  readonly besluitinformatieobjecten: Stored[];
  readonly zaakinformatieobjecten: Stored[];
  readonly enkelvoudiginformatieobjecten: Stored[];
}
