import type { Cell } from '@form-builder/core/session/session.ts';
import { characterCountText } from '../../field-types/controls/character-count-text.ts';
import { visibleCharacterLimit } from '../../field-types/controls/character-limit.ts';
import type { FormNavigation } from '../../navigation/form-navigation.ts';

/** How long the visitor must pause before the count is announced. */
const pauseMs = 1_000;

/** Announces how many characters are left near the limit, after a pause. */
export function announceCounts(navigation: FormNavigation): () => void {
  const { session } = navigation.open;
  const stops = session.pages.flatMap(({ cells }) =>
    cells.flatMap((cell) => watch(cell, navigation)),
  );
  return () => stops.forEach((stop) => stop());
}

type Stop = () => void;

function watch(cell: Cell, navigation: FormNavigation): readonly Stop[] {
  const isRepeated = navigation.open.types[cell.field.type]?.valueKind === 'rows';
  const inside = isRepeated
    ? watchRows(cell, navigation)
    : cell.children.flatMap((child) => watch(child, navigation));
  const limit = visibleCharacterLimit(cell.field.custom_properties ?? {});
  if (limit === undefined) return inside;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = cell.subscribe(() => {
    clearTimeout(timer);
    const length = typeof cell.value === 'string' ? cell.value.length : 0;
    if (length < limit * nearLimit) return;
    timer = setTimeout(() => {
      navigation.state.announcement.text = characterCountText(length, limit, navigation.text);
    }, pauseMs);
  });
  return [...inside, stop, () => clearTimeout(timer)];
}

/** Each row is watched while it exists. */
function watchRows(collection: Cell, navigation: FormNavigation): readonly Stop[] {
  const watched = new Map<string, readonly Stop[]>();
  const follow = () => {
    const { rows } = collection;
    for (const { key, cells } of rows) {
      if (!watched.has(key))
        watched.set(
          key,
          cells.flatMap((cell) => watch(cell, navigation)),
        );
    }
    for (const [key, stops] of watched) {
      if (rows.some((row) => row.key === key)) continue;
      stops.forEach((stop) => stop());
      watched.delete(key);
    }
  };
  follow();
  const stopAll = () => [...watched.values()].flat().forEach((stop) => stop());
  return [collection.subscribe(follow), stopAll];
}

/** The part of the limit from which the count is announced. */
const nearLimit = 0.8;
