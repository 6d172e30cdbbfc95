import {
  sql,
  type Compilable,
  type CompiledQuery,
  type RawBuilder,
  type Transaction,
} from 'kysely';
import type { Database } from './database.ts';

/** A placeholder in a compiled query for a value that is passed when it runs. */
class Placeholder<Name> {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}

/** Marks the position of a named value in the query. */
export type PlaceOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A query that is built and compiled at its first run. For queries of every submission: building a query with
 * joins takes more processor time than running it. `place` names the values.
 */
export function compileOnce<Values extends object, Row>(
  build: (tx: Transaction<Database>, place: PlaceOf<Values>) => Compilable<Row>,
): (tx: Transaction<Database>, values: Values) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (tx, values) => {
    compiled ??= build(tx, (name) => sql`${new Placeholder(name)}`).compile();
    const parameters = compiled.parameters.map((parameter) =>
      // Only `place` creates placeholders, with the names of the values.
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    const { rows } = await tx.executeQuery(query);
    return rows;
  };
}
