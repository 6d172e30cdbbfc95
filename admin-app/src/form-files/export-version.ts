import { saveFile } from '../api/save-file.ts';

/** Saves a version of a form or building block as a file. */
export async function exportVersion(id: string, name: string, number: number): Promise<void> {
  await saveFile(`/v0/forms/versions/${id}/file`, `${name}-${String(number)}.json`);
}
