/** The URI of a processing activity: that of the form version's card in the processing register. */
export const activityUri = (id: string): string => `urn:uuid:${id}`;
