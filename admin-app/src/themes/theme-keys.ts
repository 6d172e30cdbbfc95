type Query = Readonly<Record<string, unknown>>;

/** The cache keys of themes; those of areas that load later are not among the keys of the start. */
export const themeKeys = {
  all: ['themes'],
  list: (query: Query) => ['themes', 'list', query],
  one: (id: string) => ['themes', 'one', id],
  style: (css: string) => ['theme-style', css],
} as const;
