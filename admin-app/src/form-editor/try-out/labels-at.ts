import type { Session } from '@form-builder/core/session/session.ts';

/** The labels of the fields at these paths, each once. */
export function labelsAt(session: Session, paths: readonly string[]): readonly string[] {
  const labels = paths.map((path) => session.findCellByPath(path)?.field.label.trim() || '…');
  return [...new Set(labels)];
}
