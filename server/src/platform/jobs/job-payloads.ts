/**
 * What each kind of job carries besides its tenant, by name. Only ids: somebody who looks into the
 * queue must learn nothing. Each feature adds its jobs to this interface (declaration merging).
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add the members
export interface JobPayloads {}

export type JobName = keyof JobPayloads;
