import type { Page } from '@playwright/test';

/** What a screen reader gets for one element of the page. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** The browser's own accessibility tree, in reading order, without ignored nodes. */
export async function readAccessibilityTree(page: Page): Promise<readonly AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({
      role: String(node.role?.value ?? ''),
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      properties: Object.fromEntries(
        (node.properties ?? []).map(({ name, value }) => [name, value.value as unknown]),
      ),
    }));
}

/** The one node of a role whose name begins so. */
export async function findAccessibleNode(
  page: Page,
  role: string,
  name: string,
): Promise<AccessibleNode> {
  const tree = await readAccessibilityTree(page);
  const found = tree.find((each) => each.role === role && each.name.startsWith(name));
  if (!found) {
    const there = tree.filter((each) => each.role === role).map((each) => each.name);
    throw new Error(`No ${role} is called ${name}; there are: ${there.join(' | ')}`);
  }
  return found;
}
