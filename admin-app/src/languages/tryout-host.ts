const tryoutLabels =
  /(^|[.-])(localhost|local|dev|development|test|acc|acceptance|acceptatie)([.-]|$)/;

/** Development, test, acceptance and local hosts: there the language can be switched for a try. */
export function isTryoutHost(hostname: string): boolean {
  return tryoutLabels.test(hostname) || /^127\.|^\[?::1/.test(hostname);
}
