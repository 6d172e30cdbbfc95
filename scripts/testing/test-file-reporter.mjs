import { defaultReporter } from '@web/test-runner';

/** A 404 of the visitor's API is an expected response of a test; a missing module is an error. */
const apiPath = /(?:^|\/)v0\//;

/**
 * web-test-runner's own report of a test file, without the 404 responses of the API under test.
 * @returns {import('@web/test-runner').Reporter}
 */
export function testFileReporter() {
  const reporter = defaultReporter({ reportTestResults: true, reportTestProgress: false });
  return {
    ...reporter,
    reportTestFileResults: ({ sessionsForTestFile, ...rest }) =>
      reporter.reportTestFileResults?.({
        ...rest,
        sessionsForTestFile: sessionsForTestFile.map((session) => ({
          ...session,
          request404s: session.request404s.filter((path) => !apiPath.test(path)),
        })),
      }),
  };
}
