import { lines } from './prototype.ts';

/** A feeling told, in plain words or in a picture. */
export const feltPrototypes = lines(`
  My heart sinks when you turn away.
  A weight falls off my shoulders when you come home.
  My stomach ties itself in knots before I tell you.
  It feels as if the ground gave way under me.
  Something in me softens when you laugh.
  I turn to stone when voices get loud.
  I become a small child again when you are silent.
  My chest gets tight and I cannot breathe well.
  I could float after you said that.
  The whole room gets warmer when you are in it.
  I put on armour so that nobody sees that I am hurt.
  I build a wall around me when I am ashamed.
  I come home to myself when I lie next to you.
  My mind goes blank and my cheeks burn.
  There is a lump in my throat when I think of it.
  I melt when you look at me like that.
  I feel like a guest in my own house.
  I go quiet because I am afraid of being too much.
  I boil inside and smile outside.
  It was like being seen for the first time.
  I shrink when somebody comments on my body.
  Part of me still waits at that door.
  My walls come down when you hold me.
  I felt small and I wanted to hide.
  I go cold inside when my work is laughed at.
  I am torn between wanting to run and wanting to stay.
  I carry that sentence around with me to this day.
  Everything in me relaxes.
  I am scared that you will leave once you know.
  I felt so proud that I could have burst.
`);

/** What could be said by anybody, about anybody: facts, rules, empty praise. */
export const toldPrototypes = lines(`
  Communication is important in every relationship.
  Couples should trust and respect one another.
  We go to the cinema on Fridays.
  He works in an office and comes home at six.
  I like good food and nice music.
  The kitchen is on the left side.
  We have been together for four years.
  My favourite colour is blue.
  I would like to eat pizza.
  It depends on the situation.
  She washes the dishes and I dry them.
  We could spend more time together.
  He is a kind and caring person.
  I usually get up at seven.
  We watched a series last night.
  Everything is fine with us.
  A walk in the park is healthy.
  You should do the laundry on Mondays.
  There are many ways to solve a problem.
  A romantic dinner and some wine.
  I take the bus to work.
  You never clean the bathroom.
  My partner is the best in the world.
  We bought a new sofa.
  Be good to me in every way.
  The weather was good on our trip.
  It is normal to argue sometimes.
  I do not have any special wishes.
  Sex is an important part of life.
  We agreed on a budget.
`);
