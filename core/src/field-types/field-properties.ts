/** One choice of a select, multi-select or checklist; answers contain its `id`. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** Its value in formulas (`SCORE`). */
  readonly score?: number;
}

/**
 * What a field holds besides its rules and the fields in it: anything placed on a page. Absent members mean: not hidden, not required, enabled, in the
 * summary, no text. The wire name of a list of fields is `properties`.
 */
export interface FieldProperties<T extends string, Settings, Value> {
  /** Stable over versions of the form: answers, logic and the version diff address it. */
  readonly id: string;
  /** Four or more lower-case letters and digits, unique in the version; formulas use it. */
  readonly short_id: string;
  readonly type: T;
  /** The question as the visitor reads it. */
  readonly label: string;
  /** The name in exports and integrations; the label when absent. */
  readonly name?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly is_required?: boolean;
  /** A visitor who leaves it empty gets one remark, and may continue. Without effect while it is required. */
  readonly is_recommended?: boolean;
  readonly is_hidden?: boolean;
  readonly is_disabled?: boolean;
  /** Shown in the summary unless `false`. */
  readonly is_in_summary?: boolean;
  /** The answer is stored encrypted and masked for staff, like that of a secret type. */
  readonly is_sensitive?: boolean;
  /** A starting value in the shape the type's answer has. */
  readonly prefill?: Value;
  /** A token of the HTML autocomplete attribute, such as `email` or `postal-code`. */
  readonly autocomplete_type?: string;
  /** Columns of the 12-column grid the field takes on wide screens. */
  readonly width?: number;
  /** Rows of a text area. */
  readonly height?: number;
  /** A regular expression (JavaScript, `v` flag) the whole answer must match. */
  readonly pattern?: string;
  readonly custom_error_message?: string;
  readonly custom_required_message?: string;
  /** The label, hint, placeholder and content are templates with formulas in them. */
  readonly use_formula?: boolean;
  readonly custom_error_message_use_formula?: boolean;
  readonly custom_required_message_use_formula?: boolean;
  /** The URL of an image, a file or the entries of a list, or its path on the server. */
  readonly url?: string;
  /** The initial zoom of a map, 1 to 19. */
  readonly start_location_zoom?: number;
  /** The building block of a template field. */
  readonly template_id?: string;
  /** The published version of it whose fields are in the template field. */
  readonly template_version_id?: string;
  /** In a template field: the field of the building block that this one was copied from. */
  readonly template_field_id?: string;
  readonly options?: readonly Option[];
  readonly custom_properties?: Settings;
}
