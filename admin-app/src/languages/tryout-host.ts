const tryoutLabels =
  /(^|[.-])(localhost|local|dev|development|test|acc|acceptance|acceptatie)([.-]|$)/;

/** Whether the language can be switched: on development, test, acceptance and local hosts. */
export function isTryoutHost(hostname: string): boolean {
  return tryoutLabels.test(hostname) || /^127\.|^\[?::1/.test(hostname);
}
