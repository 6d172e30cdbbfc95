import type { Oas3Rule } from '@redocly/openapi-core';

/**
 * The API Design Rules of the Dutch government (version 2.2) that a document can show, by the name
 * each has there. The others are about behaviour: `docs/api-design-rules.md` says how they hold.
 */
export const apiDesignRules: Readonly<Record<string, Oas3Rule>> = {
  'doc-openapi-contact': () => ({
    Info: {
      enter: ({ contact }, { report }) => {
        const { name, email, url } = contact ?? {};
        if (!name || !email || !url) report({ message: 'Name a contact: name, email and url.' });
      },
    },
  }),
  semver: () => ({
    Info: {
      enter: ({ version }, { report }) => {
        if (!/^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/.test(version)) {
          report({ message: `"${version}" is not a semantic version.` });
        }
      },
    },
  }),
  'uri-version': () => ({
    Root: {
      enter: ({ servers = [] }, { report }) => {
        for (const { url } of servers) {
          if (!/\/v\d+$/.test(url)) report({ message: `No major version in "${url}".` });
        }
      },
    },
  }),
  'version-header': () => ({
    Response: {
      enter: ({ headers = {} }, { report }) => {
        if (!hasHeader(headers, 'api-version')) report({ message: 'No API-Version header.' });
      },
    },
  }),
  'publish-openapi': () => ({
    Paths: {
      enter: (paths, { report }) => {
        const response = paths['/openapi.json']?.get?.responses['200'];
        const headers = response !== undefined && 'headers' in response ? response.headers : {};
        if (!hasHeader(headers, 'access-control-allow-origin')) {
          report({ message: 'Describe GET /openapi.json with its access-control-allow-origin.' });
        }
      },
    },
  }),
  'path-segments-kebab-case': () => ({
    PathItem: {
      enter: (_, { key, report }) => {
        const fixed = String(key).replace(/\{[^}]*\}/g, '');
        if (!/^[a-z0-9/.-]*$/.test(fixed)) {
          report({ message: `"${String(key)}" is not in kebab-case.` });
        }
      },
    },
  }),
  'error-handling/problem-details': () => ({
    Response: {
      enter: ({ content }, { key, report }) => {
        if (/^[45]/.test(String(key)) && !content?.['application/problem+json']) {
          report({ message: 'An error is answered as application/problem+json (RFC 9457).' });
        }
      },
    },
  }),
  'error-handling/invalid-input': () => ({
    Operation: {
      enter: ({ requestBody, parameters = [], responses }, { report }) => {
        const takesInput =
          requestBody !== undefined ||
          parameters.some((parameter) => 'in' in parameter && parameter.in === 'query');
        if (takesInput && !responses['400']) report({ message: 'Bad input is answered with 400.' });
      },
    },
  }),
};

function hasHeader(headers: object, name: string): boolean {
  return Object.keys(headers).some((key) => key.toLowerCase() === name);
}
