import type {
  SystemText,
  systemTextsContract,
} from '@form-builder/core/contract/staff/settings/system-texts.ts';
import { languages, type Language } from '@form-builder/core/messages/languages.ts';
import { messageSource } from './message-source.ts';
import type { OwnTexts } from './own-texts.ts';
import { writerFor } from '../logbook/writer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { changeTexts } from './change-texts.ts';
import { selectOwnTexts } from './system-texts-queries.ts';
import { visitorMessages } from './visitor-messages.ts';

/** The language in which the product's texts are written first. */
const [sourceLanguage] = languages;

/** The handlers of the product's texts for visitors. */
export const systemTextsHandlers: Handlers<typeof systemTextsContract> = {
  listSystemLanguages: async ({ transaction }) => {
    const own = await transaction(selectOwnTexts);
    return {
      data: languages.map((language) => {
        const texts = present(language, own ?? {});
        const changed = texts.filter(({ text }) => text !== null).length;
        return { language, total: texts.length, changed };
      }),
    };
  },

  listSystemTexts: async ({ params: { language }, transaction }) => {
    const own = await transaction(selectOwnTexts);
    return { data: present(language, own ?? {}) };
  },

  updateSystemTexts: (context) =>
    context.transaction(async (tx) => {
      const { language: into } = context.params;
      const { texts, replaced } = context.body;
      const writer = writerFor(context, tx);
      await changeTexts(writer, { into, texts, replaced, language: context.language });
      return { data: present(into, (await selectOwnTexts(tx)) ?? {}) };
    }),
};

function present(language: Language, own: OwnTexts): SystemText[] {
  const dutch = visitorMessages(sourceLanguage);
  return Array.from(visitorMessages(language), ([id, message]) => {
    const source = dutch.get(id) ?? message;
    return {
      id,
      original: messageSource(message),
      text: own[language]?.[id] ?? null,
      dutch:
        language === sourceLanguage ? null : (own[sourceLanguage]?.[id] ?? messageSource(source)),
    };
  });
}
