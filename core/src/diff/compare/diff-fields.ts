import type { ChangeEffect } from '../../field-types/settings/change-effect.ts';
import type { Change } from '../change.ts';
import { compareLists } from './compare-lists.ts';
import { diffPresence } from './diff-members.ts';
import { diffOptions } from './diff-options.ts';
import { diffRulePresence, diffRules } from './diff-rules.ts';
import { diffSettings } from './diff-settings.ts';
import type { FlatField, FlatPages } from './flatten-pages.ts';
import { isSameJson, withMember } from '../json.ts';
import { findDefinition } from './setting-effect.ts';

/**
 * Returns the changes of the fields: removed ones first, then in reading order of the version
 * after.
 */
export function* diffFields(before: FlatPages, after: FlatPages): Generator<Change> {
  for (const field of before.fields.values()) {
    if (!after.fields.has(field.id)) yield removal(field);
  }
  const moved = movedFields(before, after);
  for (const field of after.fields.values()) {
    const old = before.fields.get(field.id);
    if (!old) yield addition(field);
    else {
      if (moved.has(field.id)) yield move(old, field);
      yield* diffField(old, field, (after.lists.get(`field ${field.id}`) ?? []).length === 0);
    }
  }
}

/** Returns the fields that are in another list, or have moved within their own. */
function movedFields(before: FlatPages, after: FlatPages): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const [list, ids] of after.lists) {
    const stayed = (before.lists.get(list) ?? []).filter(
      (id) => after.fields.get(id)?.list === list,
    );
    for (const { key } of compareLists(stayed, ids).placed) {
      if (before.fields.has(key)) moved.add(key);
    }
  }
  return moved;
}

function* diffField(before: FlatField, after: FlatField, isEmpty: boolean): Generator<Change> {
  // Most fields are equal, and often the same object: an edit changes one of them.
  if (!isSameJson(before.record, after.record)) yield* diffOwnMembers(before, after);
  if (before.hasChildren === after.hasChildren || !isEmpty) return;
  for (const mark of diffPresence(listMark(before), listMark(after), [])) {
    const place = { fieldId: after.id, at: 'field', name: 'children' } as const;
    yield { kind: 'setting_changed', effect: 'wording', ...place, ...mark };
  }
}

function* diffOwnMembers(before: FlatField, after: FlatField): Generator<Change> {
  yield* diffSettings(before, after);
  yield* diffOptions(before, after);
  yield* diffRules(after.id, before.record, after.record);
  for (const mark of diffRulePresence(before.record, after.record)) {
    const place = { fieldId: after.id, at: 'field', name: 'logic' } as const;
    yield { kind: 'setting_changed', effect: 'behaviour', ...place, ...mark };
  }
}

const listMark = ({ hasChildren }: FlatField) => (hasChildren ? [] : undefined);

function addition(field: FlatField): Change {
  const { id: fieldId, place: to } = field;
  const isAsked = holdsAnswers(field) && field.record['is_required'] === true;
  const effect = isAsked ? 'answers_incompatible' : arrival(field);
  return { kind: 'field_added', effect, fieldId, field: whole(field), to };
}

function removal(field: FlatField): Change {
  const { id: fieldId, place: from } = field;
  const effect = holdsAnswers(field) ? 'answers_incompatible' : arrival(field);
  return { kind: 'field_removed', effect, fieldId, field: whole(field), from };
}

/** A field without its contents; an empty list means that it can contain fields. */
const whole = ({ record, hasChildren }: FlatField) =>
  withMember(record, 'children', hasChildren ? [] : undefined);

/** Answers are in the rows of a repeating field, or directly in the form. */
function move(before: FlatField, after: FlatField): Change {
  const effect = before.rows === after.rows ? 'behaviour' : 'answers_incompatible';
  const { id: fieldId, place: to } = after;
  return { kind: 'field_moved', effect, fieldId, from: before.place, to };
}

/** A text or image only affects what visitors read. */
const arrival = ({ record }: FlatField): ChangeEffect =>
  findDefinition(record['type'])?.role === 'content' ? 'wording' : 'behaviour';

function holdsAnswers({ record }: FlatField): boolean {
  const definition = findDefinition(record['type']);
  return definition?.role === 'input' || definition?.valueKind === 'rows';
}
