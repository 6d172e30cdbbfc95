/**
 * The payload of each kind of job besides its tenant. Contains only ids: the queue must not reveal personal
 * data. Each feature adds its jobs to this interface (declaration merging).
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add the members
export interface JobPayloads {}

export type JobName = keyof JobPayloads;
