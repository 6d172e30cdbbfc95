/** How a proposal or an approval of a version can end without a decision about it. */
export const proposalEnds = ['edited', 'retracted'] as const;
export type ProposalEnd = (typeof proposalEnds)[number];
