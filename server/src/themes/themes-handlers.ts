import type {
  DetailedTheme,
  Theme,
  themesContract,
} from '@form-builder/core/contract/staff/settings/themes.ts';
import { translatorOf } from '@form-builder/core/messages/all-messages.ts';
import { assertNotUsed } from '../form-uses/assert-not-used.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, writerFor, type Writer } from '../logbook/writer.ts';
import { definedMembers } from '../platform/database/defined-members.ts';
import type { Caller } from '../platform/http/caller.ts';
import { listAnswer } from '../platform/http/endpoints/list-answer.ts';
import type { Handlers } from '../platform/http/endpoints/handlers.ts';
import { parseRevision } from '../platform/http/requests/revision.ts';
import { isoInstant } from '../platform/http/responses/iso-instant.ts';
import { RequestError } from '../platform/request-error.ts';
import { assertTheme, describeStyleFault } from './assert-theme.ts';
import { scopeStyle } from './scope-style.ts';
import {
  clearDefaultTheme,
  deleteTheme,
  insertTheme,
  lockTheme,
  selectTheme,
  selectThemePage,
  updateTheme,
  type ThemeRow,
  type ThemeSummaryRow,
} from './tenant-themes-queries.ts';
import { themeChanges } from './theme-changes.ts';
import { countThemeUses, selectThemeUses } from './theme-uses-query.ts';

/** The tenant's themes, for designers who pick one and administrators who change them. */
export const themesHandlers: Handlers<typeof themesContract> = {
  listThemes: ({ query, transaction }) =>
    transaction(async (tx) => {
      const { rows, total } = await selectThemePage(tx, {
        ...query,
        sort: query.sort?.endsWith('updated_at') === true ? 'updated_at' : 'name',
        isDescending: query.sort?.startsWith('!') === true,
      });
      const uses = await countThemeUses(
        tx,
        rows.map(({ id }) => id),
      );
      return listAnswer(
        rows.map((row) => presentSummary(row, uses.get(row.id) ?? 0)),
        total,
        query,
      );
    }),

  getTheme: ({ caller, params, transaction }) =>
    transaction(async (tx) => ({ data: await readTheme({ tx }, caller, params.id) })),

  createTheme: (context) =>
    context.transaction(async (tx) => {
      const writer = writerFor(context, tx);
      const { name, source_id: sourceId } = context.body;
      const source = sourceId === undefined ? undefined : await selectTheme(tx, sourceId);
      if (sourceId !== undefined && source === undefined) throw new RequestError('not_found');
      const id = writer.createId();
      await insertTheme(tx, {
        tenant_id: context.tenant.id,
        id,
        name,
        settings: JSON.stringify(source?.settings ?? {}),
        css: source?.css ?? '',
        is_default: false,
        created_at: instant(writer),
        updated_at: instant(writer),
      });
      await writeLogbook(writer, {
        action: 'theme.created',
        subject: ['theme', id],
        details: { name },
      });
      return { data: await readTheme(writer, context.caller, id) };
    }),

  updateTheme: (context) =>
    context.transaction(async (tx) => {
      const { params, body, headers } = context;
      const current = await lockTheme(tx, params.id);
      if (current === undefined) throw new RequestError('not_found');
      if (parseRevision(headers['if-match']) !== current.revision) throw new RequestError('stale');
      const { theme_settings, css } = body;
      assertTheme(
        { theme_settings, settings: css === undefined ? undefined : { 'theme.css': css } },
        context.language,
      );
      await writeTheme(writerFor(context, tx), current, body);
      return { data: await readTheme({ tx }, context.caller, params.id) };
    }),

  deleteTheme: (context) =>
    context.transaction(async (tx) => {
      const { id } = context.params;
      const theme = await lockTheme(tx, id);
      if (theme === undefined) throw new RequestError('not_found');
      await assertNotUsed({
        caller: context.caller,
        problem: 'theme_in_use',
        findUses: (caller) => selectThemeUses(tx, caller, id),
      });
      await deleteTheme(tx, id);
      await writeLogbook(writerFor(context, tx), {
        action: 'theme.deleted',
        subject: ['theme', id],
        details: { name: theme.name },
      });
      return undefined;
    }),

  checkThemeStyle: ({ body, language }) => {
    const { style, faults } = scopeStyle(body.css);
    const translate = translatorOf(language);
    const described = faults.map((fault) => ({
      line: fault.line,
      message: describeStyleFault(fault, translate),
    }));
    return Promise.resolve({ data: { style, faults: described } });
  },
};

interface ThemeChange {
  readonly name?: string | undefined;
  readonly is_default?: boolean | undefined;
  readonly theme_settings?: ThemeRow['settings'] | undefined;
  readonly css?: string | undefined;
}

/** Writes the changed members with a logbook entry. */
async function writeTheme(writer: Writer, current: ThemeRow, change: ThemeChange): Promise<void> {
  const { theme_settings: settings, ...members } = definedMembers(change);
  const changes = themeChanges(current, {
    ...current,
    ...members,
    settings: settings ?? current.settings,
  });
  if (changes.length === 0) return;
  if (members.is_default === true) await clearDefaultTheme(writer.tx);
  await updateTheme(writer.tx, current.id, {
    ...members,
    // A theme is no copy of another theme; only versions are.
    ...(settings && { settings: JSON.stringify({ ...settings, theme_id: undefined }) }),
    updated_at: instant(writer),
  });
  await writeLogbook(writer, {
    action: 'theme.updated',
    subject: ['theme', current.id],
    details: { name: members.name ?? current.name, changes },
  });
}

async function readTheme(
  { tx }: Pick<Writer, 'tx'>,
  caller: Caller,
  id: string,
): Promise<DetailedTheme> {
  const theme = await selectTheme(tx, id);
  if (theme === undefined) throw new RequestError('not_found');
  const uses = await countThemeUses(tx, [id]);
  return {
    ...presentSummary(theme, uses.get(id) ?? 0),
    theme_settings: theme.settings,
    css: theme.css,
    used_by: await selectThemeUses(tx, caller, id),
  };
}

function presentSummary(theme: ThemeSummaryRow, useCount: number): Theme {
  const { id, name, is_default, revision, settings, created_at, updated_at } = theme;
  return {
    id,
    name,
    is_default,
    ...definedMembers({ colours: settings.colours, font_family: settings.font_family }),
    use_count: useCount,
    revision,
    created_at: isoInstant(created_at),
    updated_at: isoInstant(updated_at),
  };
}
