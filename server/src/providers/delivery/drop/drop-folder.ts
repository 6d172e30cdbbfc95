/** The parts of the folder that an administrator entered, without those that lead upwards. */
export const dropFolder = (text: string): readonly string[] =>
  text
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..');
