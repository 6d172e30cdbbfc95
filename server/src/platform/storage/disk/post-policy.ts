import * as v from 'valibot';
import { StorageRefusal } from '../storage-refusal.ts';

/** How many bytes the file may have, both included. */
export interface SizeRange {
  readonly least: number;
  readonly most: number;
}

const condition = v.union([
  v.tuple([v.literal('content-length-range'), v.number(), v.number()]),
  v.tuple([v.picklist(['eq', 'starts-with']), v.pipe(v.string(), v.startsWith('$')), v.string()]),
  v.record(v.string(), v.string()),
]);

const policySchema = v.object({
  expiration: v.pipe(v.string(), v.isoTimestamp()),
  conditions: v.array(condition),
});

type Condition = v.InferOutput<typeof condition>;

/**
 * Holds a form to its policy as S3 does: in time, every condition met, and no field that the policy
 * does not speak of. Answers the size the file must have; throws a `StorageRefusal`.
 */
export function checkPolicy(
  fields: ReadonlyMap<string, string>,
  { now }: { readonly now: number },
): SizeRange {
  const policy = parsePolicy(fields.get('policy') ?? '');
  if (Date.parse(policy.expiration) <= now) {
    throw new StorageRefusal('AccessDenied', 'Invalid according to Policy: Policy expired.');
  }
  for (const each of policy.conditions) assertMet(each, fields);
  assertCovered(policy.conditions, fields);
  const range = policy.conditions.find(isRange);
  return range ? { least: range[1], most: range[2] } : { least: 0, most: 0 };
}

function parsePolicy(text: string) {
  const json = Buffer.from(text, 'base64').toString('utf8');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), policySchema), json);
  if (!parsed.success) throw new StorageRefusal('InvalidPolicyDocument');
  return parsed.output;
}

function assertMet(each: Condition, fields: ReadonlyMap<string, string>): void {
  if (isRange(each)) return;
  for (const { kind, name, value } of requirements(each)) {
    const given = fields.get(name) ?? '';
    const isMet = kind === 'eq' ? given === value : given.startsWith(value);
    if (!isMet) {
      throw new StorageRefusal(
        'AccessDenied',
        'Invalid according to Policy: Policy Condition failed',
      );
    }
  }
}

/** Fields that no policy needs to speak of. */
const free = /^(?:x-amz-signature|policy|file|x-ignore-.*)$/;

function assertCovered(
  conditions: readonly Condition[],
  fields: ReadonlyMap<string, string>,
): void {
  const named = new Set(
    conditions.flatMap((each) => (isRange(each) ? [] : requirements(each).map(({ name }) => name))),
  );
  if ([...fields.keys()].some((name) => !named.has(name) && !free.test(name))) {
    throw new StorageRefusal('AccessDenied', 'Invalid according to Policy: Extra input fields');
  }
}

interface Requirement {
  readonly kind: 'eq' | 'starts-with';
  readonly name: string;
  readonly value: string;
}

function requirements(each: Exclude<Condition, Range>): readonly Requirement[] {
  if (Array.isArray(each)) {
    const [kind, name, value] = each;
    return [{ kind, name: name.slice(1).toLowerCase(), value }];
  }
  return Object.entries(each).map(([name, value]) => ({
    kind: 'eq',
    name: name.toLowerCase(),
    value,
  }));
}

type Range = [kind: 'content-length-range', least: number, most: number];

function isRange(each: Condition): each is Range {
  return Array.isArray(each) && each[0] === 'content-length-range';
}
