import { contract } from '@form-builder/core/contract/contract.ts';
import type { Access, Endpoint } from '@form-builder/core/contract/endpoint.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { expect, test } from 'vitest';
import { seededRoles } from '@form-builder/server/accounts/seeded-roles.ts';

const endpoints = Object.entries<Endpoint>(contract);

/** Which of the roles of a new tenant may call each endpoint, as a table of text. */
function describeRoles(): string {
  const slugs = seededRoles.map(({ slug }) => slug);
  const width = Math.max(...endpoints.map(([name]) => name.length));
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(width)}  ${cells.map((cell, at) => cell.padEnd(slugs[at]?.length ?? 0)).join('  ')}`.trimEnd();
  const rows = endpoints
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { access }]) => line(name, cellsOf(access)));
  return `${[line('endpoint', slugs), ...rows].join('\n')}\n`;
}

/** `x`: the role may call it; `-`: it may not; other words say who else may. */
function cellsOf(access: Access): readonly string[] {
  if (access.level === 'public') return ['everybody'];
  if (access.anyOf.length === 0) return ['every signed-in user'];
  return seededRoles.map((role) => (mayCall(access.anyOf, role.permissions) ? 'x' : '-'));
}

const mayCall = (anyOf: readonly Permission[], held: readonly Permission[]) =>
  anyOf.some((permission) => held.includes(permission));

/**
 * A change of what the standard roles may do changes this file, so that a review sees it. Write it again with
 * `npx vitest run -u test/architecture/role-endpoints.test.ts`.
 */
test('the standard roles may call these endpoints', async () => {
  await expect(describeRoles()).toMatchFileSnapshot('./role-endpoints.txt');
});
