/**
 * Stands in for Lingui's message compiler: the catalogues are compiled when they are made, and the
 * parser that this would bring along is larger than Lingui itself.
 * @param {string} message
 */
export function compileMessage(message) {
  return message;
}
