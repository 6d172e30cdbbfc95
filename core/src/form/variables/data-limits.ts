/** The maximum length of one input of a data source. */
export const maxDataInputCharacters = 200;
