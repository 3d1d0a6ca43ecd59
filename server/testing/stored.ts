import { runOnce } from './databases.ts';

const ownTables = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

const columnsOf = (table: string, word: string): string =>
  `select distinct '${table}.' || f.field as place
    from ${table} as t, jsonb_each_text(to_jsonb(t)) as f (field, held)
    where strpos(lower(held), '${word}') > 0 or strpos(held, encode('${word}', 'hex')) > 0`;

/** Where a word lies in the database, in any case or among bytes: `schema.table.column` of every table that there is. */
export const placesOf = async (databaseUrl: string, word: string): Promise<string[]> => {
  const tables = await runOnce(databaseUrl, ownTables);
  const parts = tables.map(({ name }) => columnsOf(String(name), word.toLowerCase()));
  const rows = await runOnce(databaseUrl, `${parts.join(' union ')} order by place`);
  return rows.map(({ place }) => String(place));
};
