/** Invented names and words for answers; none is of an existing person or company. */
export const givenNames = ['Sanne', 'Mohammed', 'Lotte', 'Daan', 'Fatima', 'Joris', 'Wei'] as const;
export const familyNames = ['de Vries', 'Bakker', 'Yılmaz', 'van Dijk', 'El Amrani'] as const;
export const streets = ['Voorbeeldstraat', 'Proefweg', 'Testlaan', 'Oefenplein'] as const;
export const cities = ['Voorbeeldstad', 'Proefdorp', 'Testendam'] as const;
export const companies = ['Bakkerij De Proef', 'Voorbeeld B.V.', 'Fietsenmakerij Test'] as const;
export const words = ['appel', 'boom', 'fiets', 'huis', 'lamp', 'molen', 'roos', 'tafel'] as const;
export const sentences = [
  'Dit is een verzonnen antwoord.',
  'Wij vragen dit aan voor de hele buurt.',
  'De lantaarnpaal voor ons huis is kapot.',
  'Dat is begonnen in de eerste week van de maand.',
] as const;
