/** The condition that the event needs a permit: a variable of the form. */
export const permitNeeded = [['vergunningplichtig', 'equal', true]] as const;
