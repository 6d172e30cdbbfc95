/** An address as the simulator keeps it; every one of them is invented. */
export interface SimulatedAddress {
  readonly id: string;
  readonly street: string;
  readonly number: number;
  readonly letter?: string;
  readonly addition?: string;
  readonly postcode: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

interface Street {
  readonly name: string;
  readonly postcode: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

const streets: readonly Street[] = [
  { name: 'Kerkstraat', postcode: '1234AB', city: 'Voorbeeldstad', lat: 52.0906, lng: 5.1214 },
  { name: 'Dorpsstraat', postcode: '1234AC', city: 'Voorbeeldstad', lat: 52.0921, lng: 5.1187 },
  { name: 'Stationsweg', postcode: '1235CD', city: 'Voorbeeldstad', lat: 52.0879, lng: 5.1143 },
  { name: 'Molenlaan', postcode: '1236EF', city: 'Voorbeelddorp', lat: 52.1042, lng: 5.1379 },
  {
    name: 'Burgemeester van Zandhof-Loostraat',
    postcode: '1237GH',
    city: 'Voorbeelddorp',
    lat: 52.1066,
    lng: 5.1421,
  },
];
const housesOnAStreet = 24;
/** One house in each street is divided, so that a number alone does not say which address. */
const dividedNumber = 12;

/** Every address the simulator knows. */
export const simulatedAddresses: readonly SimulatedAddress[] = streets.flatMap((street, at) =>
  Array.from({ length: housesOnAStreet }, (_, index) => index + 1).flatMap((number) =>
    number === dividedNumber
      ? [
          place(street, at, number, { letter: 'A' }),
          place(street, at, number, { letter: 'B' }),
          place(street, at, number, { letter: 'B', addition: '2' }),
        ]
      : [place(street, at, number, {})],
  ),
);

function place(
  street: Street,
  at: number,
  number: number,
  more: Pick<SimulatedAddress, 'letter' | 'addition'>,
): SimulatedAddress {
  const { name, postcode, city, lat, lng } = street;
  const suffix = `${more.letter ?? ''}${more.addition ?? ''}`.toLowerCase();
  return {
    id: `adr-${String(at + 1)}${String(number).padStart(3, '0')}${suffix}`,
    street: name,
    number,
    postcode,
    city,
    ...more,
    lat: round(lat + number * 0.00011),
    lng: round(lng + (number % 2) * 0.0002),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
