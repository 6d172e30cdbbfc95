import type { Starter, StarterField } from '@form-builder/core/starters/starter.ts';
import classes from './starter-preview.module.css';

const maxFields = 4;

/**
 * A small drawing of the first page of a starter, derived from its fields; absent for an empty
 * form.
 */
export function StarterPreview({ starter }: { readonly starter: Starter | null }) {
  const fields = starter?.pages[0]?.fields ?? [];
  return (
    <div className={classes.paper} aria-hidden>
      <div className={classes.title} />
      {fields.slice(0, maxFields).map((field) => (
        <div key={field.id} className={classes.field}>
          <div className={classes.label} style={{ width: `${widthOf(field)}%` }} />
          <Control field={field} />
        </div>
      ))}
    </div>
  );
}

const widest = 90;
const percentPerLetter = 2.5;

const widthOf = ({ label: [text] }: StarterField) =>
  Math.min(widest, text.length * percentPerLetter);

const maxOptions = 3;

/** Draws options as dots with lines, and other fields as a box, which is high for a large text. */
function Control({ field: { type, options = [] } }: { readonly field: StarterField }) {
  if (options.length === 0) return <div className={classes.box} data-type={type} />;
  return options.slice(0, maxOptions).map(({ id }) => (
    <div key={id} className={classes.option}>
      <span className={classes.dot} data-type={type} />
      <span className={classes.line} />
    </div>
  ));
}
