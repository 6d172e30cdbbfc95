/** The place of a finding about the retention term, which belongs to the form and not to its version. */
export const retentionPlace = { setting: 'retention' } as const;
