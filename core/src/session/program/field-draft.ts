import type {
  CompiledMessages,
  CompiledRule,
  CompiledText,
  Compute,
  CrossScopeReader,
  FindFilling,
  FormulaResult,
  ProgramField,
  ReferencePath,
  Scope,
  ScopePlan,
} from './program-field.ts';

/** A field during the construction of the program. */
export interface FieldDraft extends ProgramField {
  readonly scope: ScopeDraft;
  readonly parent: FieldDraft | null;
  children: readonly FieldDraft[];
  isPage: boolean;
  rowScope: ScopeDraft | null;
  rank: number;
  rowsRank: number;
  cycle: number;
  readsLaterFields: boolean;
  hasFixedContent: boolean;
  rules: readonly CompiledRule[];
  visibleRules: readonly CompiledRule[];
  stateRules: readonly CompiledRule[];
  compute: Compute<FormulaResult> | null;
  findFilling: FindFilling | null;
  referencePaths: ReadonlyMap<string, ReferencePath>;
  texts: readonly CompiledText[];
  messages: CompiledMessages | null;
  readonly readers: number[];
  readonly crossScopeReaders: CrossScopeReader[];
  readonly textReaders: CrossScopeReader[];
  isReadWhenHidden: boolean;
  isReadInWords: boolean;
  isFixed: boolean;
}

/** A scope during the construction of the program. */
export interface ScopeDraft extends Scope {
  readonly collection: FieldDraft | null;
  readonly fields: FieldDraft[];
  readonly top: FieldDraft[];
  plan: ScopePlan;
}
