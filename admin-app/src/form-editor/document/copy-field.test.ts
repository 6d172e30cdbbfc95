import type { Field } from '@form-builder/core/form/form-definition.ts';
import { describe, expect, test } from 'vitest';
import { buildDocument, countingIds } from './build-document.ts';
import { copyFields } from './copy-field.ts';
import { usedShortIds } from './new-ids.ts';
import { getField } from './place.ts';

const copyOf = (id: string) => {
  const document = buildDocument();
  const { field } = getField(document.pages, id);
  const [copy] = copyFields([field], usedShortIds(document), countingIds());
  if (!copy) throw new Error('nothing was copied');
  return copy;
};

describe('copyFields', () => {
  test('gives the copy and what it holds ids of their own', () => {
    const copy = copyOf('g');
    expect(copy.id).not.toBe('g');
    expect(copy.children?.map(({ id }) => id)).not.toContain('b');
    expect(new Set([copy.short_id, ...(copy.children ?? []).map((c) => c.short_id)]).size).toBe(3);
  });

  test('points rules at the copies of fields that were copied along', () => {
    const [b, c] = copyOf('g').children ?? [];
    const targets = c?.logic?.[0]?.condition_group.children.map((node) =>
      node.type === 'condition' ? node.target : null,
    );
    expect(targets).toEqual([b?.id, 'a']);
  });

  test('keeps the target of a rule whose field was not copied', () => {
    const conditions = copyOf('c').logic?.[0]?.condition_group.children;
    expect(conditions?.[0]).toMatchObject({ target: 'b' });
  });

  test('keeps the rule of a copy to fields that were copied along', () => {
    const { pages } = buildDocument();
    const { field } = getField(pages, 'g');
    const withTargets = {
      ...field,
      children: field.children?.map((child) => ({
        ...child,
        ...(child.logic && {
          logic: child.logic.map((rule) => ({ ...rule, targets: ['a', 'b'] })),
        }),
      })),
    } as Field;
    const [copy] = copyFields([withTargets], usedShortIds(buildDocument()), countingIds());
    const [b, c] = copy?.children ?? [];
    expect(c?.logic?.[0]?.targets).toEqual([b?.id]);
    const [alone] = copyFields(withTargets.children?.slice(1) ?? [], new Set(), countingIds());
    expect(alone?.logic?.[0]).not.toHaveProperty('targets');
  });

  test('gives rules, groups and conditions new ids', () => {
    const rule = copyOf('c').logic?.[0];
    expect([rule?.id, rule?.condition_group.id, rule?.condition_group.children[0]?.id]).not.toEqual(
      expect.arrayContaining(['rule']),
    );
    expect(rule?.condition_group.children[0]?.id).not.toBe('c1');
  });

  test('leaves the original as it was', () => {
    const { pages } = buildDocument();
    const before = structuredClone(pages);
    copyFields(pages[0]?.properties ?? [], usedShortIds(buildDocument()), countingIds());
    expect(pages).toEqual(before);
  });
});
