import {
  sql,
  type Compilable,
  type CompiledQuery,
  type RawBuilder,
  type Transaction,
} from 'kysely';
import type { Database } from './database.ts';

/** Stands in a compiled query for the value that it gets when it runs. */
class Placeholder<Name> {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}

/** Where a value goes in the query. */
export type PlaceOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A query that is built and compiled at its first run, for what every submission reads: building one with
 * joins takes the processor longer than sending it and reading its result. Values are named in `place`.
 */
export function compileOnce<Values extends object, Row>(
  build: (tx: Transaction<Database>, place: PlaceOf<Values>) => Compilable<Row>,
): (tx: Transaction<Database>, values: Values) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (tx, values) => {
    compiled ??= build(tx, (name) => sql`${new Placeholder(name)}`).compile();
    const parameters = compiled.parameters.map((parameter) =>
      // Only `place` makes them, with the names of the values.
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    const { rows } = await tx.executeQuery(query);
    return rows;
  };
}
