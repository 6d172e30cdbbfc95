import type { ListMeta } from '@form-builder/core/contract/list.ts';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect, Pagination } from '@mantine/core';
import { formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import classes from './table-pagination.module.css';
import { pageSizes } from './table-state.ts';
import type { TableControl } from './use-table-state.ts';

/** "1 - 25 van 312", the number of items per page, and the pages themselves. */
export function TablePagination<S extends string, F extends string>({
  meta,
  control,
}: {
  readonly meta: ListMeta;
  readonly control: TableControl<S, F>;
}) {
  const { t } = useLingui();
  const locale = currentRegion();
  const [from, to, total] = [meta.from, meta.to, meta.total].map((value) =>
    formatNumber(value, locale),
  );
  const pages = Math.max(1, Math.ceil(meta.total / meta.limit));
  return (
    <div className={classes.paging}>
      <p role="status">{t`${from} - ${to} van ${total}`}</p>
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
      {pages > 1 && (
        <nav aria-label={t`Pagina’s`}>
          <Pagination
            size="sm"
            total={pages}
            value={control.state.page}
            onChange={control.goToPage}
            getItemProps={(page) => ({ 'aria-label': t`Pagina ${page}` })}
            getControlProps={(name) => ({
              'aria-label': name === 'next' ? t`Volgende pagina` : t`Vorige pagina`,
            })}
          />
        </nav>
      )}
    </div>
  );
}
