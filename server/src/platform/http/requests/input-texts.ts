/** What is wrong with a member of a request, for those who call the API. */
export const inputTexts = {
  nl: {
    missing: 'Dit is verplicht.',
    tooShort: 'Dit is te kort.',
    tooLong: 'Dit is te lang.',
    tooMany: 'Dit zijn er te veel.',
    tooSmall: 'Dit getal is te klein.',
    tooLarge: 'Dit getal is te groot.',
    notAllowed: 'Deze waarde is hier niet mogelijk.',
    invalid: 'Deze waarde is niet geldig.',
  },
  en: {
    missing: 'This is required.',
    tooShort: 'This is too short.',
    tooLong: 'This is too long.',
    tooMany: 'These are too many.',
    tooSmall: 'This number is too small.',
    tooLarge: 'This number is too large.',
    notAllowed: 'This value is not possible here.',
    invalid: 'This value is not valid.',
  },
  de: {
    missing: 'Dies ist erforderlich.',
    tooShort: 'Dies ist zu kurz.',
    tooLong: 'Dies ist zu lang.',
    tooMany: 'Dies sind zu viele.',
    tooSmall: 'Diese Zahl ist zu klein.',
    tooLarge: 'Diese Zahl ist zu groß.',
    notAllowed: 'Dieser Wert ist hier nicht möglich.',
    invalid: 'Dieser Wert ist nicht gültig.',
  },
} as const;
