import type { ListMeta } from '@form-builder/core/contract/list.ts';
import { useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Pagination } from '@mantine/core';
import { formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import classes from './table-pagination.module.css';
import { pageSizes } from './table-state.ts';
import type { TableControl } from './use-table-state.ts';

/** The position of a page in its list; long lists contain the cursor of the next page. */
export type TableMeta = ListMeta & { readonly next_cursor?: string | null };

interface PaginationProps<S extends string, F extends string> {
  readonly meta: TableMeta;
  readonly control: TableControl<S, F>;
}

/** "1 - 25 van 312", the number of items per page, and the pages themselves. */
export function TablePagination<S extends string, F extends string>(props: PaginationProps<S, F>) {
  const { meta, control } = props;
  const { t } = useLingui();
  return (
    <div className={classes.paging}>
      <p role="status">{useRange(meta)}</p>
      {meta.total > pageSizes[0] && (
        <label className={classes.size}>
          {t`Items per pagina`}
          <NativeSelect
            size="xs"
            value={String(control.state.limit)}
            data={pageSizes.map(String)}
            onChange={(event) => control.setLimit(Number(event.currentTarget.value))}
          />
        </label>
      )}
      {meta.total > meta.limit && (
        <nav aria-label={t`Pagina’s`} className={classes.pages}>
          {control.state.cursor === '' ? (
            <NumberedPages {...props} />
          ) : (
            <Button size="compact-sm" variant="default" onClick={() => control.goToPage(1)}>
              {t`Eerste pagina`}
            </Button>
          )}
          <FurtherPage {...props} />
        </nav>
      )}
    </div>
  );
}

function useRange(meta: TableMeta): string {
  const { t } = useLingui();
  const locale = currentRegion();
  const [from, to, total] = [meta.from, meta.to, meta.total].map((value) =>
    formatNumber(value, locale),
  );
  return meta.is_total_exact
    ? t`${from} - ${to} van ${total}`
    : t`${from} - ${to} van meer dan ${total}`;
}

function NumberedPages<S extends string, F extends string>({
  meta,
  control,
}: PaginationProps<S, F>) {
  const { t } = useLingui();
  return (
    <Pagination
      size="sm"
      total={lastPage(meta)}
      value={control.state.page}
      onChange={control.goToPage}
      getItemProps={(page) => ({ 'aria-label': t`Pagina ${page}` })}
      getControlProps={(name) => ({
        'aria-label': name === 'next' ? t`Volgende pagina` : t`Vorige pagina`,
      })}
    />
  );
}

/** Page numbers end where rows are no longer counted; from there a cursor continues. */
function FurtherPage<S extends string, F extends string>({ meta, control }: PaginationProps<S, F>) {
  const { t } = useLingui();
  const cursor = meta.next_cursor ?? null;
  if (cursor === null || meta.page < lastPage(meta)) return null;
  return (
    <Button size="compact-sm" variant="default" onClick={() => control.goOn(cursor)}>
      {t`Verder bladeren`}
    </Button>
  );
}

/** Only full pages within the counted rows can be requested by number. */
function lastPage({ total, limit, is_total_exact: isExact }: TableMeta): number {
  return Math.max(1, isExact ? Math.ceil(total / limit) : Math.floor(total / limit));
}
