import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { prepareScreens, renderScreen } from '../testing/render-screen.tsx';
import { TablePagination, type TableMeta } from './table-pagination.tsx';
import type { TableControl } from './use-table-state.ts';

const goToPage = vi.fn();
const goOn = vi.fn();
const setLimit = vi.fn();

function show(meta: Partial<TableMeta>, cursor = ''): void {
  const whole = { page: 1, limit: 25, from: 1, to: 25, total: 312, is_total_exact: true, ...meta };
  const control = {
    state: { limit: whole.limit, page: whole.page, cursor },
    goToPage,
    goOn,
    setLimit,
  };
  renderScreen(<TablePagination meta={whole} control={control as unknown as TableControl} />);
}

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(prepareScreens);
afterEach(() => {
  vi.clearAllMocks();
});

describe('the pages of a list', () => {
  test('show the current page, and navigate by number', () => {
    show({});
    expect(screen.getByRole('status').textContent).toBe('1 - 25 van 312');
    press('Pagina 13');
    expect(goToPage).toHaveBeenCalledWith(13);
    expect(button('Verder bladeren')).toBeNull();
  });

  test('are absent from a list of one page', () => {
    show({ total: 7, to: 7 });
    expect(screen.getByRole('status').textContent).toBe('1 - 7 van 7');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('offer another number of items', () => {
    show({});
    fireEvent.change(screen.getByRole('combobox', { name: 'Items per pagina' }), {
      target: { value: '100' },
    });
    expect(setLimit).toHaveBeenCalledWith(100);
  });

  describe('of a list that is too long to count', () => {
    const long = { total: 10_000, is_total_exact: false, next_cursor: 'c2' };

    test('say so, and end at the last page that was counted', () => {
      show(long);
      expect(screen.getByRole('status').textContent).toBe('1 - 25 van meer dan 10.000');
      expect(button('Pagina 400')).not.toBeNull();
      expect(button('Verder bladeren')).toBeNull();
    });

    test('go on from the last of them with a cursor', () => {
      show({ ...long, page: 400, from: 9_976, to: 10_000 });
      press('Verder bladeren');
      expect(goOn).toHaveBeenCalledWith('c2');
    });

    test('lead back to the first page from beyond', () => {
      show({ ...long, page: 401, from: 10_001, to: 10_025 }, 'c2');
      expect(button('Pagina 1')).toBeNull();
      press('Eerste pagina');
      expect(goToPage).toHaveBeenCalledWith(1);
    });

    test('end where no row follows', () => {
      show({ ...long, page: 412, from: 10_276, to: 10_290, next_cursor: null }, 'c9');
      expect(button('Verder bladeren')).toBeNull();
    });
  });
});
