import { type RawBuilder, sql } from 'kysely';
import { activeUser } from '../accounts/store.ts';

/**
 * The reveal rule, in SQL, and the one path by which anybody reads a partner's answer. What authors read of their own
 * besides is in `findAnswer` (to save another) and `readOwnAnswers` (to take them along), each by the author's id.
 *
 * For a viewer it gives `me`, one row about the viewer, and `exchange`, one row for each question that the viewer or
 * the partner has answered in the couple they are in now. `their_*` columns carry what the partner wrote, and only on
 * rows where the viewer has answered too (`revealed`); on every other row they are null inside the database already, and
 * all that is left is `they_answered`. Since it is one statement, both answers and the pairing come from one snapshot.
 *
 * Taps go the same way: the partner's comes out only where the viewer has tapped too, and each only while both answers
 * read as they did when it was given.
 *
 * What the inviter wrote before the pairing is withheld until the inviter has confirmed the partner: a code of five
 * characters can reach the wrong person. Until then it unlocks nothing for the inviter either, so that neither reads
 * alone. Somebody without a partner reads their own words of all times; those of an ended couple are `earlier`.
 */
export const exchangeOf = (viewer: string): RawBuilder<unknown> => sql`
  me as (
    select u.id, p.partner_id, p.couple_id, c.inviter_id, c.confirmed_at is not null as confirmed,
      partner.email as partner_email, partner.first_name as partner_name,
      my_key.wrapped as my_key, my_key.master_key_id as my_master_key_id,
      their_key.wrapped as their_key, their_key.master_key_id as their_master_key_id
    from users u
    join user_keys my_key on my_key.user_id = u.id
    left join partners p on p.user_id = u.id
    left join couples c on c.id = p.couple_id
    left join users partner on partner.id = p.partner_id
    left join user_keys their_key on their_key.user_id = p.partner_id
    where u.id = ${viewer} and ${activeUser('u')}
  ),
  mine as (
    select distinct on (a.question_id) a.*,
      coalesce(a.brought_in and not me.confirmed and me.inviter_id = me.id, false) as withheld,
      a.couple_id is distinct from me.couple_id as earlier
    from me join answers a on a.user_id = me.id
    where a.couple_id = me.couple_id or me.couple_id is null
    order by a.question_id, a.couple_id is null desc, a.created_at desc
  ),
  theirs as (
    select a.* from me join answers a on a.user_id = me.partner_id and a.couple_id = me.couple_id
    where me.confirmed or not a.brought_in or a.user_id <> me.inviter_id
  ),
  exchange as (
    select
      coalesce(mine.question_id, theirs.question_id) as question_id,
      mine.id as my_answer_id,
      mine.content as my_content,
      mine.version as my_version,
      mine.created_at as my_created_at,
      mine.updated_at as my_updated_at,
      coalesce(mine.withheld, false) as withheld,
      coalesce(mine.earlier, false) as earlier,
      theirs.user_id is not null as they_answered,
      revealed.id as their_answer_id,
      revealed.content as their_content,
      revealed.version as their_version,
      revealed.created_at as their_created_at,
      my_tap.content as my_tap,
      my_tap.version as my_tap_version,
      case when my_tap.user_id is not null then their_tap.content end as their_tap,
      case when my_tap.user_id is not null then their_tap.version end as their_tap_version
    from mine full join theirs on theirs.question_id = mine.question_id
    left join lateral (
      select theirs.* where mine.user_id is not null and not mine.withheld
    ) revealed on true
    left join taps my_tap
      on (my_tap.couple_id, my_tap.question_id, my_tap.user_id)
        = (revealed.couple_id, revealed.question_id, mine.user_id)
      and (my_tap.own_version, my_tap.other_version) = (mine.version, revealed.version)
    left join taps their_tap
      on (their_tap.couple_id, their_tap.question_id, their_tap.user_id)
        = (revealed.couple_id, revealed.question_id, revealed.user_id)
      and (their_tap.own_version, their_tap.other_version) = (revealed.version, mine.version)
  )
`;
