import * as v from 'valibot';
import { endpoint, privateAccess } from '../../endpoint.ts';
import { itemOf } from '../../list.ts';
import { byId, environmentIdSchema, idSchema, instantSchema } from '../../shared-schemas.ts';
import { pageTimes } from '../../visitor/visit-counts.ts';

/** Numbers below this one are not shown; the others are rounded to a multiple of it. */
export const leastShownCount = 5;

/** A number of visits, rounded to a multiple of five; `null` for fewer than five, but not none. */
const countSchema = v.nullable(v.number());
export type ShownCount = v.InferOutput<typeof countSchema>;

/** The periods to look at: 30 days by day, 90 days by week, a year by month. */
export const insightPeriods = ['30d', '90d', 'year'] as const;
export type InsightPeriod = (typeof insightPeriods)[number];

/** The visits by what they came to; see `visitKinds`. */
const visitsSchema = v.object({
  opened: countSchema,
  started: countSchema,
  saved: countSchema,
  sent: countSchema,
  aborted: countSchema,
});
export type Visits = v.InferOutput<typeof visitsSchema>;

const daySchema = v.pipe(v.string(), v.isoDate());

/** The visits of one day, week or month, by its first day. */
const visitsInTimeSchema = v.object({ start: daySchema, ...visitsSchema.entries });

const pageInsightSchema = v.object({
  id: v.string(),
  /** Null for the summary. */
  title: v.nullable(v.string()),
  /** How many visits came to the page. */
  reached: countSchema,
  /** How many of those did not go on from it. */
  left: countSchema,
  /** The class with the median of the times of those that went on; `null` for fewer than five. */
  time: v.nullable(v.picklist(pageTimes)),
});
export type PageInsight = v.InferOutput<typeof pageInsightSchema>;

const fieldInsightSchema = v.object({
  id: v.string(),
  label: v.string(),
  page_title: v.string(),
  /** How many visits saw an error at the field, rounded to a multiple of five. */
  errors: v.number(),
});
export type FieldInsight = v.InferOutput<typeof fieldInsightSchema>;

const fieldDropOutSchema = v.object({
  id: v.string(),
  label: v.string(),
  page_title: v.string(),
  /** How many visits ended with the field as the last touched one, rounded to a multiple of five. */
  left: v.number(),
});
export type FieldDropOut = v.InferOutput<typeof fieldDropOutSchema>;

/** The visits of one version of a form. */
const versionInsightSchema = v.object({
  id: idSchema,
  number: v.number(),
  ...visitsSchema.entries,
});
export type VersionInsight = v.InferOutput<typeof versionInsightSchema>;

/** A version that waits for a decision now, whatever the period. */
const waitingProposalSchema = v.object({
  form: v.object({ id: idSchema, name: v.string() }),
  version: v.object({ id: idSchema, number: v.number() }),
  environment: environmentIdSchema,
  proposed_at: instantSchema,
});
export type WaitingProposal = v.InferOutput<typeof waitingProposalSchema>;

/** The period before: as many days, or the same months of the year before. */
const earlierVisitsSchema = v.object({
  from: daySchema,
  to: daySchema,
  has_counts: v.boolean(),
  totals: visitsSchema,
});
export type EarlierVisits = v.InferOutput<typeof earlierVisitsSchema>;

const shareSchema = v.object({ id: v.string(), count: countSchema });
export type Share = v.InferOutput<typeof shareSchema>;

/** Whether visits are counted now, or who switched that off. */
export const countingStates = ['on', 'off_for_organisation', 'off_for_form'] as const;
export type CountingState = (typeof countingStates)[number];

/** What visitors did in a period, whatever the form. */
const visitInsightSchema = v.object({
  from: daySchema,
  to: daySchema,
  counting: v.picklist(countingStates),
  /** Whether anything was counted in the period. */
  has_counts: v.boolean(),
  totals: visitsSchema,
  series: v.array(visitsInTimeSchema),
  devices: v.array(shareSchema),
  languages: v.array(shareSchema),
  previous: earlierVisitsSchema,
  /** Those that wait longest first, at most 100. */
  proposals: v.array(waitingProposalSchema),
});
export type VisitInsight = v.InferOutput<typeof visitInsightSchema>;

const formInsightSchema = v.object({
  ...visitInsightSchema.entries,
  /** The pages in the order of the newest version that was visited, then those that it no longer has. */
  pages: v.array(pageInsightSchema),
  /** The fields with errors in five visits or more, those with most first. */
  fields: v.array(fieldInsightSchema),
  /** The fields at which five visits or more stopped, those with most first. */
  drop_outs: v.array(fieldDropOutSchema),
  /** The versions with visits in the period, the newest first, whichever version was asked for. */
  versions: v.array(versionInsightSchema),
});
export type FormInsight = v.InferOutput<typeof formInsightSchema>;

const visitedFormSchema = v.object({ id: idSchema, name: v.string(), ...visitsSchema.entries });
export type VisitedForm = v.InferOutput<typeof visitedFormSchema>;

const tenantInsightSchema = v.object({
  ...visitInsightSchema.entries,
  /** The forms with visits in the period, those that were opened most first. */
  forms: v.array(visitedFormSchema),
});
export type TenantInsight = v.InferOutput<typeof tenantInsightSchema>;

const access = privateAccess('form-read', 'form-edit', 'submission-list');
const query = v.object({
  period: v.optional(v.picklist(insightPeriods), '30d'),
  environment: v.optional(environmentIdSchema, 'production'),
});

export const insightContract = {
  getTenantInsight: endpoint({
    method: 'GET',
    path: '/v0/insight',
    summary:
      'What visitors did with all forms that the caller may read, as counts rounded to five; a number below five is null.',
    access,
    query,
    status: 200,
    answer: itemOf(tenantInsightSchema),
    errors: [],
  }),
  getFormInsight: endpoint({
    method: 'GET',
    path: '/v0/forms/forms/:id/insight',
    summary:
      'What visitors did with a form, as counts rounded to five; a number below five is null.',
    access,
    params: byId,
    query: v.object({
      ...query.entries,
      /** Only the visits of this version. */
      version: v.optional(idSchema),
    }),
    status: 200,
    answer: itemOf(formInsightSchema),
    errors: ['not_found'],
  }),
} as const;
