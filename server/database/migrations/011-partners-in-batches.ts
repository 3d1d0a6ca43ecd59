import { type Kysely, sql } from 'kysely';

/** That two partners hold each other is looked at with every statement as before; a restore may put that off to its end. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table partners alter constraint partners_partner_id_user_id_couple_id_fkey deferrable initially immediate
  `.execute(db);
};
