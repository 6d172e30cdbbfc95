/** The kind of a variable's value, which determines its conditions and formulas. */
export const variableKinds = ['text', 'number', 'date', 'boolean'] as const;
export type VariableKind = (typeof variableKinds)[number];

/** The settings of each source, by the name of the source. */
export interface VariableSources {
  /** Computed from answers and other variables; fields by short id in braces. */
  readonly formula: { readonly formula: string };
  /** A constant, until a designer changes it. */
  readonly constant: { readonly value: VariableValue };
  /**
   * The day on which the form is filled in; finally the day of submission, by the server's clock.
   */
  readonly date: object;
  /** A claim of a citizen's login, which the server fills in. */
  readonly login: {
    /** The login provider's id, as login fields name it. */
    readonly provider: string;
    /** One of `loginClaims`, such as `identifier` (the BSN or KVK number), or another claim of the provider. */
    readonly claim: string;
  };
  /** A member of a looked-up answer; empty until the source of the look-up has confirmed it. */
  readonly look_up: {
    /** The id of the field. */
    readonly field: string;
    /** The path of the member, such as `street` or `entity.name`. */
    readonly member: string;
  };
  /** A value that a data source of the organisation returns, once its inputs are known. */
  readonly data: {
    /** The data source's id. */
    readonly provider: string;
    /** The name of the value at the source. */
    readonly output: string;
    /** The id of the field or variable of each input, by the name that the source has for it. */
    readonly inputs: Readonly<Record<string, string>>;
  };
  /** What the register of persons (BRP) has of the person who logged in, which the server reads. */
  readonly person: {
    /** The login provider's id; the login must be with a BSN. */
    readonly provider: string;
    /** One of `personMembers`. */
    readonly member: string;
  };
  /** The value that the host page passes with this name: an unverified claim of the page. */
  readonly host: { readonly name: string };
  /** A query parameter of the page's URL: an unverified claim of the visitor. */
  readonly query: { readonly name: string };
}

/** The value of a constant; days as `YYYY-MM-DD`. */
export type VariableValue = string | number | boolean | null;

/** A source's name. */
export type VariableSourceName = keyof VariableSources;

/** The source of a variable's value. */
export type VariableSourceOf<S extends VariableSourceName> = {
  readonly type: S;
} & VariableSources[S];
export type VariableSource = { [S in VariableSourceName]: VariableSourceOf<S> }[VariableSourceName];

/**
 * A value of a version that visitors never see or fill in, but that rules, formulas, texts and
 * mails read like a field. Its value counts although it is not shown.
 */
export interface Variable {
  /** Unique in the version, among pages and fields too: conditions address it. */
  readonly id: string;
  /** Formulas use it; unique in the version, as those of fields are. */
  readonly short_id: string;
  /** The name for staff. */
  readonly label: string;
  readonly value_kind: VariableKind;
  readonly source: VariableSource;
  /** In a submission: the value at submission, which is not computed again. */
  readonly stored_value?: VariableValue;
}

/** Values of variables by their ids. */
export type VariableValues = Readonly<Record<string, VariableValue>>;
