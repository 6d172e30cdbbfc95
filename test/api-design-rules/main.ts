import { contract } from '@form-builder/core/contract/contract.ts';
import { createOpenApiDocument } from '@form-builder/server/platform/http/openapi/openapi-document.ts';
import { UserError, runCommand } from '../../scripts/user-error.mjs';
import { lintApi } from './lint.ts';

/** An installation such as a municipality would have. */
const place = {
  origin: 'https://formulieren.voorbeeld.nl',
  contact: {
    name: 'Functioneel beheer',
    email: 'formulieren@voorbeeld.nl',
    url: 'https://www.voorbeeld.nl/contact',
  },
};

/** A step of `npm run check`: the published OpenAPI document keeps the rules. */
await runCommand(async () => {
  const problems = await lintApi(createOpenApiDocument(contract, place));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
});
