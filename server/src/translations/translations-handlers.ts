import type {
  ChangedTexts,
  translationsContract,
} from '@form-builder/core/contract/staff/forms/translations.ts';
import { mayActOnForm } from '../forms/forms-policy.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { RequestError } from '../platform/request-error.ts';
import { getVersion } from '../versions/get-version.ts';
import { changeTranslations } from './change-translations.ts';
import { exportFile } from './files/export-file.ts';
import { importFile } from './files/import-file.ts';
import { originalsOf } from './originals-of.ts';
import { selectSuggestions } from './suggestions-queries.ts';

/** The handlers of the translations of a version. */
export const translationsHandlers: Handlers<typeof translationsContract> = {
  listTranslationSuggestions: ({ caller, params, transaction }) =>
    transaction(async (tx) => {
      const version = await getVersion({ tx }, caller, params.id);
      const sentences = [...originalsOf(version).values()];
      return { data: await selectSuggestions(tx, caller, params.language, sentences) };
    }),

  exportTranslations: ({ caller, params, query, transaction }) =>
    transaction(async (tx) => {
      const version = await getVersion({ tx }, caller, params.id);
      return exportFile(version, params.language, query.format);
    }),

  importTranslations: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, body, language } = context;
      const writer = writerFor(context, tx);
      const version = await getVersion(writer, caller, params.id);
      if (!mayActOnForm(caller, 'translate', version)) throw new RequestError('forbidden');
      const report = importFile(version, params.language, { ...body, messages: language });
      if (body.is_applied) {
        const texts: ChangedTexts = Object.fromEntries(
          report.changes.map(({ key, text, source, status }) => [key, { text, source, status }]),
        );
        await changeTranslations(writer, caller, {
          versionId: params.id,
          into: params.language,
          texts,
          language,
        });
      }
      return { data: report };
    }),

  updateTranslations: (context) =>
    context.transaction(async (tx) => {
      const { caller, params, body, language } = context;
      const writer = writerFor(context, tx);
      await changeTranslations(writer, caller, {
        versionId: params.id,
        into: params.language,
        texts: body.texts,
        language,
      });
      const { revision } = await getVersion(writer, caller, params.id);
      return { data: { revision } };
    }),
};
