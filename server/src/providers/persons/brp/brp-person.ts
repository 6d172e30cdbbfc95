import * as v from 'valibot';

const text = v.optional(v.string());

/** Dates of the register can be incomplete: only a whole one has `datum`. */
const dateSchema = v.optional(v.object({ type: v.string(), datum: text }));

const nameSchema = v.optional(
  v.object({
    voornamen: text,
    voorletters: text,
    voorvoegsel: text,
    geslachtsnaam: text,
    volledigeNaam: text,
  }),
);

const relativeSchema = v.object({
  naam: nameSchema,
  geboorte: v.optional(v.object({ datum: dateSchema })),
});

const partnerSchema = v.object({
  ...relativeSchema.entries,
  ontbindingHuwelijkPartnerschap: v.optional(v.object({ datum: dateSchema })),
});

const personSchema = v.object({
  naam: nameSchema,
  geslacht: v.optional(v.object({ omschrijving: text })),
  geboorte: v.optional(v.object({ datum: dateSchema })),
  /** At a location without an address this has other members. */
  verblijfplaats: v.optional(
    v.object({
      verblijfadres: v.optional(
        v.object({
          officieleStraatnaam: text,
          korteStraatnaam: text,
          huisnummer: v.optional(v.number()),
          huisletter: text,
          huisnummertoevoeging: text,
          postcode: text,
          woonplaats: text,
          // Abroad: lines as they are written there, and the country.
          regel1: text,
          regel2: text,
          regel3: text,
          land: v.optional(v.object({ code: text, omschrijving: text })),
        }),
      ),
    }),
  ),
  partners: v.optional(v.array(partnerSchema)),
  kinderen: v.optional(v.array(relativeSchema)),
  /** Only there when the data of the person are shielded. */
  geheimhoudingPersoonsgegevens: v.optional(v.unknown()),
});

/** A person as the register returns one: only what was requested, and what it always adds. */
export type BrpPerson = v.InferOutput<typeof personSchema>;

/** A person's own name, or that of a partner or child. */
export type BrpName = BrpPerson['naam'];

/** A date of the register. */
export type BrpDate = v.InferOutput<typeof dateSchema>;

/** The response to a question for one number; empty for an unknown person. */
export const brpAnswerSchema = v.object({ personen: v.array(personSchema) });
