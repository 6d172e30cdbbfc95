import type { VersionPage } from '@form-builder/core/contract/staff/forms/pages.ts';
import type { Property } from '@form-builder/core/contract/staff/forms/properties.ts';
import { isoInstant } from '../../platform/http/responses/iso-instant.ts';
import { RequestError } from '../../platform/request-error.ts';
import { locateFields, type LocatedField } from './page-operations.ts';
import type { VersionRow } from '../versions-queries.ts';

/** The pages of a version, in order, without their fields. */
export function presentPages(version: VersionRow): VersionPage[] {
  return version.definition.pages.map((page, order) => ({
    id: page.id,
    title: page.title,
    order,
    form_version_id: version.id,
    previous_button_label: page.previous_button_label ?? '',
    next_button_label: page.next_button_label ?? '',
    submit_button_label: page.submit_button_label ?? '',
    properties: page.properties.map(({ id }) => id),
    created_at: isoInstant(version.created_at),
    updated_at: isoInstant(version.updated_at),
    revision: version.revision,
  }));
}

export function presentPage(version: VersionRow, id: string): VersionPage {
  const page = presentPages(version).find((candidate) => candidate.id === id);
  if (page === undefined) throw new RequestError('not_found');
  return page;
}

/** The fields of a version in reading order, each with its place. */
export function presentProperties(version: VersionRow): Property[] {
  return locateFields(version.definition.pages).map((located) => toProperty(version, located));
}

export function presentProperty(version: VersionRow, id: string): Property {
  const located = locateFields(version.definition.pages).find(({ field }) => field.id === id);
  if (located === undefined) throw new RequestError('not_found');
  return toProperty(version, located);
}

function toProperty(version: VersionRow, { field, page, parent, order }: LocatedField): Property {
  return {
    ...field,
    // Properties of their own.
    children: undefined,
    page_id: page.id,
    parent_id: parent?.id ?? null,
    order,
    form_version_id: version.id,
    revision: version.revision,
  };
}
