/** A user with this many unfinished exports cannot request another one. */
export const maxUnfinished = 5;
