/** The provider settings of a tenant that uses the simulator. */
export function yiviProviderSettings(addresses: {
  readonly server: string;
  readonly appLink: string;
}): Readonly<Record<string, string>> {
  const card = 'pbdf.gemeente.personalData';
  const attributes = ['bsn', 'fullname', 'digidlevel', 'dateofbirth'];
  return {
    server: addresses.server,
    app_link: addresses.appLink,
    authentication: 'token',
    disclose: JSON.stringify([[attributes.map((name) => `${card}.${name}`)]]),
    identifier: `${card}.bsn`,
    identifier_kind: 'bsn',
    name: `${card}.fullname`,
    level: `${card}.digidlevel`,
    levels: 'Basis = basis\nMidden = midden\nSubstantieel = substantieel\nHoog = hoog',
    entity: `birthdate = ${card}.dateofbirth`,
  };
}
