type Query = Readonly<Record<string, unknown>>;

/** Cache keys per resource: everything under `['forms']` is invalidated together, and so on. */
export const queryKeys = {
  forms: {
    all: ['forms'],
    list: (query: Query) => ['forms', 'list', query],
    one: (id: string) => ['forms', 'one', id],
    members: (id: string) => ['forms', 'members', id],
    candidates: (id: string, search: string) => ['forms', 'candidates', id, search],
  },
  starters: ['starters'],
  versions: {
    all: ['versions'],
    list: (query: Query) => ['versions', 'list', query],
    one: (id: string) => ['versions', 'one', id],
  },
  submissions: {
    all: ['submissions'],
    list: (query: Query) => ['submissions', 'list', query],
    one: (id: string) => ['submissions', 'one', id],
    assignees: (query: Query) => ['submissions', 'assignees', query],
    labels: ['submissions', 'labels'],
    remarks: (id: string) => ['submissions', 'remarks', id],
    views: ['submissions', 'views'],
    perDay: (formId: string, days: number) => ['submissions', 'per-day', formId, days],
  },
  notifications: ['notifications'],
  exports: {
    all: ['exports'],
    list: (query: Query) => ['exports', 'list', query],
    fields: (formId: string) => ['exports', 'fields', formId],
    consentRequests: ['exports', 'consent-requests'],
  },
  retention: {
    all: ['retention'],
    ofForm: (id: string) => ['retention', 'form', id],
    preview: ['retention', 'preview'],
    destructions: (query: Query) => ['retention', 'destructions', query],
    holds: (filter: Query) => ['retention', 'holds', filter],
  },
  processingRegister: ['processing-register'],
  dataRequests: {
    all: ['data-requests'],
    list: (query: Query) => ['data-requests', 'list', query],
    one: (id: string) => ['data-requests', 'one', id],
  },
  users: {
    all: ['users'],
    list: (query: Query) => ['users', 'list', query],
    one: (id: string) => ['users', 'one', id],
    sessionsOf: (id: string) => ['users', 'sessions', id],
  },
  logbook: { state: ['logbook', 'state'], list: (query: Query) => ['logbook', 'list', query] },
  customLists: {
    all: ['custom-lists'],
    list: (query: Query) => ['custom-lists', 'list', query],
    one: (key: string) => ['custom-lists', 'one', key],
  },
  systemTexts: ['system-texts'],
  roles: ['roles'],
  rightsReview: ['rights-review'],
  groups: ['groups'],
  providers: ['providers'],
  secondFactor: ['second-factor'],
  ownSessions: ['own-sessions'],
  environments: ['environments'],
  search: (text: string) => ['search', text],
} as const;
