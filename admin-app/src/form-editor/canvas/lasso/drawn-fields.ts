import { locatedFields, ownFields } from '../../document/place.ts';
import type { Editor } from '../../editor/editor.ts';
import type { Area, DrawnField } from './lasso-area.ts';

/** The fields of the shown page that can be selected, and where they are drawn now, in reading order. */
export function drawnFields(editor: Editor, canvas: HTMLElement): readonly DrawnField[] {
  const page = editor.document().pages.find(({ id }) => id === editor.state.pageId);
  if (!page) return [];
  const own = new Set(ownFields(page).map(({ id }) => id));
  const areas = areasById(canvas);
  return Array.from(locatedFields([page])).flatMap(({ field: { id }, ancestors }) => {
    const area = areas.get(id);
    return own.has(id) && area ? [{ id, area, ancestors: ancestors.map((one) => one.id) }] : [];
  });
}

/** A field that is not drawn has no size. */
function areasById(canvas: HTMLElement): ReadonlyMap<string, Area> {
  const hits = [...canvas.querySelectorAll<HTMLElement>('[data-hit]')];
  return new Map(
    hits.flatMap((hit) => {
      const area = hit.parentElement?.getBoundingClientRect();
      const { hit: id } = hit.dataset;
      return area && area.height > 0 && id !== undefined ? [[id, area] as const] : [];
    }),
  );
}
