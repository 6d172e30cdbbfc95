import type { IssueAt } from '../../issue.ts';

const localPart = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const topLevel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/** Checks for one common e-mail address: no comments, quotes or IP literals; lengths of RFC 5321. */
export function emailIssues(text: string): readonly IssueAt[] {
  return isEmail(text) ? [] : [{ code: 'issue.email' }];
}

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 254) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    labels.length >= 2 &&
    localPart.test(text.slice(0, at)) &&
    labels.every((part) => label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}
