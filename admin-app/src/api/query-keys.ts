type Query = Readonly<Record<string, unknown>>;

/** Cache keys per resource: everything under `['forms']` goes stale together, and so on. */
export const queryKeys = {
  forms: {
    all: ['forms'],
    list: (query: Query) => ['forms', 'list', query],
    one: (id: string) => ['forms', 'one', id],
  },
  versions: {
    all: ['versions'],
    list: (query: Query) => ['versions', 'list', query],
    one: (id: string) => ['versions', 'one', id],
  },
  submissions: {
    all: ['submissions'],
    list: (query: Query) => ['submissions', 'list', query],
    one: (id: string) => ['submissions', 'one', id],
    perDay: (formId: string, days: number) => ['submissions', 'per-day', formId, days],
  },
  environments: ['environments'],
  search: (text: string) => ['search', text],
} as const;
