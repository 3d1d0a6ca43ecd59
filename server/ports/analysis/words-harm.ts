import { words } from './pattern.ts';

/** What contempt calls a partner; contempt is the strongest of the four horsemen (Gottman 1994). */
export const insults = words(`
arrogant ass asshole bastard bitch bimbo boring braindead brat clown clueless coward cow cretin crap crazy creep
delusional dense disappointment disgrace disgusting donkey dumb dumbass dumber embarrassment failure fat filthy fool
freak frigid fucker good_for_nothing gross hag hopeless hypocrite idiot idiotic ignorant imbecile
immature incapable incompetent insane jerk joke kutta kutti leech liar loser lunatic mental moron moronic
narcissist nutcase parasite pathetic pervert pig prick psycho retard* repulsive ridiculous
saala sadist scum selfish_bastard shit sick_in_the_head sissy sloppy slob slut spineless spoilt_brat stupid
thick trash twat ugly unbearable useless vile waste weakling weirdo whiny whore wimp witch worthless wretch
bewakoof bewkoof gadha gadhi nikamma nikammi pagal ghatiya
`);

/** Insults that are also said fondly or of oneself: they count only without any sign of affection. */
export const mildInsults = words('crazy mess pig fool silly weirdo clown ridiculous pagal brat boring');

/** Signs that a rough word was meant fondly. */
export const fondness = words(
  'love adore cute cutest adorable endearing emojilaugh emojiheart haha hehe lol favourite sweet darling charming my_heart pyaar fond laugh* giggle* melt*',
);
