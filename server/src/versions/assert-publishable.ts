import type { Page } from '@form-builder/core/form/form-definition.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import type { Language } from '../platform/http/handlers.ts';
import { RequestError } from '../platform/request-error.ts';

/** Refuses to show visitors a version in which there is nothing to fill in or read. */
export function assertPublishable(pages: readonly Page[], language: Language): void {
  const translate = translatorOf(language);
  if (pages.length === 0) refuse('pages', translate('problem.invalid.no_pages'));
  if (pages.every(({ properties }) => properties.length === 0)) {
    refuse('pages.0.properties', translate('problem.invalid.no_fields'));
  }
}

function refuse(path: string, message: string): never {
  throw new RequestError('invalid', { errors: { [path]: [message] } });
}
