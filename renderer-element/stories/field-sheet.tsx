import { Fragment, type ReactNode } from 'react';
import type { FieldTypeName } from '@form-builder/core/field-types/field-types.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import { languages } from '@form-builder/core/messages/languages.ts';
import type { AnyFieldExample } from './field-example.ts';
import { exampleOf } from './field-examples.ts';
import { fieldStateNames, fieldStates, type FieldStateName } from './field-states.ts';
import { FieldStory } from './field-story.tsx';

interface FieldSheetProps {
  readonly type: FieldTypeName;
  /** Renders one field in a context of its own: its ids never collide with those of another. */
  frame(field: ReactNode, key: string): ReactNode;
}

interface Variant {
  readonly state: FieldStateName;
  readonly look?: string;
}

/** All states, displays and languages of a field type on one page. */
export function FieldSheet({ type, frame }: FieldSheetProps) {
  const { note }: AnyFieldExample = exampleOf(type);
  return (
    <div className="sheet">
      {note !== undefined && <p className="sheet-note">{note}</p>}
      {variantsOf(type).map(({ state, look }) => (
        <Fragment key={`${state} ${look ?? ''}`}>
          <h2 className="sheet-title">
            {[type, look, fieldStates[state].name.toLowerCase()].filter(Boolean).join(' · ')}
          </h2>
          <div className="sheet-row">
            {languages.map((language) =>
              frame(
                <FieldStory type={type} state={state} look={look} locale={language} />,
                language,
              ),
            )}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function variantsOf(type: FieldTypeName): readonly Variant[] {
  const example: AnyFieldExample = exampleOf(type);
  const looks = Object.keys(example.looks ?? {});
  // A type without answers cannot be filled in, invalid or required.
  const isContent = fieldTypes[type].role === 'content';
  const states = isContent ? (['empty', 'longText'] as const) : fieldStateNames;
  const statesOfDisplay = isContent
    ? (['empty'] as const)
    : (['filled', 'disabled', 'error'] as const);
  return [
    ...states.map((state) => ({ state })),
    ...looks.flatMap((look) => statesOfDisplay.map((state) => ({ state, look }))),
  ];
}
