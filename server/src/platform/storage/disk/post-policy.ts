import * as v from 'valibot';
import { StorageRefusal } from '../storage-refusal.ts';

/** The allowed size of the file in bytes, both ends included. */
export interface SizeRange {
  readonly min: number;
  readonly max: number;
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
 * Checks a form against its policy as S3 does: not expired, every condition met, and no field outside the
 * policy. Returns the allowed size of the file; throws a `StorageRefusal`.
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
  return range ? { min: range[1], max: range[2] } : { min: 0, max: 0 };
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

/** Fields that a policy does not need to mention. */
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

type Range = [kind: 'content-length-range', min: number, max: number];

function isRange(each: Condition): each is Range {
  return Array.isArray(each) && each[0] === 'content-length-range';
}
