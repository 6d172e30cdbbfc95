import { apiVersion } from '../platform/http/responses/api-version.ts';

/** The system that processes: its name and version, as the standard calls a resource. */
export const processingResource = {
  name: 'form-builder',
  version: apiVersion,
  text: `form-builder ${apiVersion}`,
} as const;
