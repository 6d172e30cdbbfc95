/** Dutch texts of the demo forms with their English and German. */
export type Phrases = Readonly<Record<string, readonly [en: string, de: string]>>;
