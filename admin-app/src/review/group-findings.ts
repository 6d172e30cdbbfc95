import type { DescribedFinding } from '@form-builder/core/contract/staff/forms/findings.ts';
import type { Page } from '@form-builder/core/form/form-definition.ts';
import { iterateFields } from '@form-builder/core/form/iterate-fields.ts';

/** The findings on one page, or about the form as a whole. */
interface FindingGroup {
  /** `null` for the form as a whole. */
  readonly page: Page | null;
  readonly findings: readonly DescribedFinding[];
}

/** Groups findings by page: the form as a whole first, then pages in reading order. */
export function groupFindings(
  findings: readonly DescribedFinding[],
  pages: readonly Page[],
): readonly FindingGroup[] {
  const pageOf = new Map<string | undefined, Page>([
    ...pages.map((page) => [page.id, page] as const),
    ...[...iterateFields(pages)].map(({ field, page }) => [field.id, page] as const),
  ]);
  const placed = findings.map((finding) => {
    const { field_id: fieldId, page_id: pageId } = finding.path;
    return { finding, page: pageOf.get(fieldId) ?? pageOf.get(pageId) ?? null };
  });
  return [null, ...pages]
    .map((page) => ({
      page,
      findings: placed.filter((one) => one.page === page).map(({ finding }) => finding),
    }))
    .filter((group) => group.findings.length > 0);
}
