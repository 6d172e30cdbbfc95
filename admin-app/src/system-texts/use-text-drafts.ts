import type { SystemText } from '@form-builder/core/contract/staff/settings/system-texts.ts';
import { useCallback, useState } from 'react';

/** A text that somebody is changing. */
interface TextDraft {
  readonly value: string;
  /** The own text that it replaces, as it was read; `null`: the product's. */
  readonly read: string | null;
}

/** The texts to save by id; `null` restores the product's text. */
export interface TextChanges {
  readonly texts: Readonly<Record<string, string | null>>;
  /** What they replace. */
  readonly replaced: Readonly<Record<string, string | null>>;
}

type Drafts = Readonly<Record<string, TextDraft>>;

/** What somebody types, by id, until it is saved. */
export function useTextDrafts(texts: readonly SystemText[]) {
  const [drafts, setDrafts] = useState<Drafts>({});
  /** What a colleague saved of the same texts meanwhile, by id. */
  const [theirs, setTheirs] = useState<Readonly<Record<string, string>>>({});
  const reset = useCallback(() => {
    setDrafts({});
    setTheirs({});
  }, []);
  return {
    valueOf: (text: SystemText) => drafts[text.id]?.value ?? shownText(text),
    theirs,
    changes: changesOf(texts, drafts),
    write: useCallback(
      (text: SystemText, value: string) =>
        setDrafts((current) => ({
          ...current,
          [text.id]: { read: text.text, ...current[text.id], value },
        })),
      [],
    ),
    reset,
    /** Keeps what one typed; from now on it replaces the texts of the colleague, which are shown. */
    meet: (ids: readonly string[], stored: readonly SystemText[]) => {
      const found = stored.filter(({ id }) => ids.includes(id));
      setTheirs(Object.fromEntries(found.map((text) => [text.id, shownText(text)])));
      setDrafts((current) => ({ ...current, ...readAgain(current, found) }));
    },
  };
}

/** What visitors read: the own text, or the product's. */
export const shownText = ({ text, original }: SystemText): string => text ?? original;

const readAgain = (drafts: Drafts, stored: readonly SystemText[]): Drafts =>
  Object.fromEntries(
    stored.flatMap(({ id, text }) => {
      const draft = drafts[id];
      return draft === undefined ? [] : [[id, { ...draft, read: text }]];
    }),
  );

/** The texts that differ from what is stored; an empty text restores the product's. */
function changesOf(texts: readonly SystemText[], drafts: Drafts): TextChanges {
  const changed = texts.flatMap((text) => {
    const draft = drafts[text.id];
    const value = draft?.value.trim();
    if (draft === undefined || value === undefined || value === shownText(text)) return [];
    const wanted = value === '' || value === text.original ? null : value;
    return [{ id: text.id, wanted, read: draft.read }];
  });
  return {
    texts: Object.fromEntries(changed.map(({ id, wanted }) => [id, wanted])),
    replaced: Object.fromEntries(changed.map(({ id, read }) => [id, read])),
  };
}
