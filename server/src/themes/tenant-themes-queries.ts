import { sql, type Insertable, type Transaction } from 'kysely';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';
import { containsText, countRows } from '../platform/database/criteria.ts';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

interface PageOfThemes {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly sort: 'name' | 'updated_at';
  readonly isDescending: boolean;
}

const summaryColumns = [
  'id',
  'name',
  'is_default',
  'revision',
  'created_at',
  'updated_at',
] as const;

/** Returns one page of the tenant's themes without their logos, and their total number. */
export async function selectThemePage(tx: Tx, wanted: PageOfThemes) {
  const { page, limit, search, sort, isDescending } = wanted;
  const found = tx
    .selectFrom('themes')
    .$if(search !== undefined, (query) =>
      query.where((eb) => containsText(eb.ref('name'), search ?? '')),
    );
  const [rows, { count }] = await Promise.all([
    found
      .select([
        ...summaryColumns,
        // A logo may be 200 kB.
        sql<ThemeSettings>`settings - 'logo'`.as('settings'),
      ])
      .orderBy(sort, isDescending ? 'desc' : 'asc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select(countRows.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: count };
}

/** A theme in a list. */
export type ThemeSummaryRow = Awaited<ReturnType<typeof selectThemePage>>['rows'][number];

const themeById = (tx: Tx, id: string) =>
  tx
    .selectFrom('themes')
    .select([...summaryColumns, 'settings', 'css'])
    .where('id', '=', id);

export function selectTheme(tx: Tx, id: string) {
  return themeById(tx, id).executeTakeFirst();
}

export type ThemeRow = NonNullable<Awaited<ReturnType<typeof selectTheme>>>;

/** Returns the theme, locked until the transaction ends. */
export function lockTheme(tx: Tx, id: string): Promise<ThemeRow | undefined> {
  return themeById(tx, id).forUpdate().executeTakeFirst();
}

/** The theme that new forms begin with. */
export function selectDefaultTheme(tx: Tx) {
  return tx
    .selectFrom('themes')
    .select(['id', 'settings', 'css'])
    .where('is_default', '=', true)
    .executeTakeFirst();
}

interface NamedTheme {
  readonly id: string;
  readonly name: string | undefined;
}

/** The theme with an id, or else the one with that name. */
export function selectSameTheme(tx: Tx, { id, name }: NamedTheme) {
  return tx
    .selectFrom('themes')
    .select(['id', 'name'])
    .where((eb) =>
      eb.or([eb('id', '=', id), ...(name === undefined ? [] : [eb('name', '=', name)])]),
    )
    .orderBy((eb) => eb('id', '=', id), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertTheme(tx: Tx, row: Insertable<Database['themes']>): Promise<void> {
  await tx.insertInto('themes').values(row).execute();
}

interface ChangedTheme {
  readonly name?: string;
  readonly settings?: string;
  readonly css?: string;
  readonly is_default?: boolean;
  readonly updated_at: Date;
}

export async function updateTheme(tx: Tx, id: string, changed: ChangedTheme): Promise<void> {
  await tx
    .updateTable('themes')
    .set((eb) => ({ ...changed, revision: sql`${eb.ref('revision')} + 1` }))
    .where('id', '=', id)
    .execute();
}

/** Ends the default of the theme that has it. */
export async function clearDefaultTheme(tx: Tx): Promise<void> {
  await tx
    .updateTable('themes')
    .set({ is_default: false })
    .where('is_default', '=', true)
    .execute();
}

export async function deleteTheme(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('themes').where('id', '=', id).execute();
}
