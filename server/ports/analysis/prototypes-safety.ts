import { lines } from './prototype.ts';

/** Danger from oneself: a wish to be dead, thoughts, a way, preparations, harm to oneself, being a burden. */
export const crisisPrototypes = lines(`
  I want to die.
  I think about killing myself.
  I do not want to live any more.
  I wish I were dead.
  I wish I had never been born.
  I hope that I do not wake up tomorrow.
  Everybody would be better off without me.
  I am only a burden and you would be happier if I were gone.
  I have a plan for how I will end my life.
  I tried to take my own life.
  I have been collecting pills to overdose.
  I think about jumping off a roof.
  I think about crashing my car on purpose so that it is over.
  I wrote a goodbye letter and gave my things away.
  I cut myself on purpose to feel something.
  I hurt my own body because the pain calms me.
  I burn my skin when I cannot stand my feelings.
  There is no reason for me to go on.
  I see no future for myself and no way out.
  I am tired of being alive.
  Death would be a relief.
  I do not deserve to live.
  I imagine my own funeral and that nobody comes.
  I want it all to be over, for ever.
  I will not be here next year.
  I am only still alive because of the children.
  I look at the knife and wonder how it would feel.
  I do not eat because I deserve to disappear.
  I do not want to exist.
  I am thinking about suicide.
  I cannot go on like this and I want to give up on life.
  I have decided when and how I will die.
  I stopped taking care of myself since it will be over soon.
  I have put my affairs in order so that nobody has trouble after my death.
  If I died in an accident I would not mind.
  I would not be missed.
  Nothing makes sense and there is no hope left for me.
  I punish my body when I hate myself.
  I hit my head against the wall until it hurts.
  I drink until I pass out because I do not want to feel anything.
  A voice in my head tells me to end it.
  I am in so much pain that I cannot bear to live.
  I survived an attempt and I regret that I did.
  I keep a weapon near me in case I cannot stand it any longer.
  I feel like I am already dead.
  I am waiting until I am no longer needed, and then I will go.
  Please take care of the children when I am gone.
  Sleeping for ever sounds better than living.
`);

/** Danger from a partner, told by either side: violence, forced sex, threats, control, fear. */
export const coercionPrototypes = lines(`
  He hits me.
  She slaps and kicks me when she is angry.
  He choked me and I thought that I would die.
  He pushed me down and I have bruises.
  He throws things at me and breaks my belongings.
  He forced me to have sex.
  I said no and he did not stop.
  He had sex with me while I was asleep or drunk.
  I sleep with him because I am afraid of what happens if I refuse.
  He says that a wife has no right to say no.
  I kept going although she cried and asked me to stop.
  She has to do what I want, whether she likes it or not.
  He hurts me in bed and ignores me when I beg him to stop.
  He took the condom off in secret.
  He shares naked pictures of me or threatens to.
  He films me without my consent.
  He threatens to kill me if I leave.
  She threatens to hurt herself or the children if I go.
  I am afraid of my partner.
  I walk on eggshells because his anger frightens me.
  He controls my money and I have to beg for it.
  He reads my messages and tracks where I go.
  I am not allowed to see my family or my friends.
  I am not allowed to leave the house or to work.
  He locks me in.
  He tells me what I may wear and punishes me.
  She humiliates me and says that I am worthless, every day.
  He took my passport away from me.
  I check her phone and I do not allow her to meet anybody.
  I hit her because she deserved it.
  He drives dangerously to scare me when we argue.
  He hurts our pets to punish me.
  He twists my arm and it leaves marks.
  She bit me and scratched my face in a rage.
  He burned me on purpose.
  He came at me with a knife.
  I needed stitches after our fight and lied to the doctor.
  He grabs me and shakes me when I do not obey.
  He presses me for sex until I give in.
  He touches me although I have told him not to.
  He makes me do things in bed that disgust me and hurt me.
  He says that I owe him sex.
  I do not get to decide about my own body.
  I do not dare to say no.
  He made me have sex with somebody else.
  He refuses protection and I am afraid of becoming pregnant.
  He decides whether I may use birth control.
  He counts my money and wants to see every receipt.
  He has put debts in my name.
  He does not let me go to the doctor.
  He wants to know where I am every minute and gets furious if I do not answer.
  He follows me and waits outside my work.
  He installed something on my phone to watch me.
  He destroyed my clothes and my phone out of jealousy.
  He accuses me of cheating and interrogates me for hours.
  She threatens to report me and to take the children away.
  He threatens to kill himself if I leave him.
  He told me what would happen if I ever talk about it.
  He punishes me with silence for weeks until I apologise for nothing.
  He makes me kneel and beg.
  He shouts at me until I shake.
  I hide in the bathroom when he has been drinking.
  I do everything to keep him calm, otherwise it gets dangerous.
  My children have seen him beat me.
  I lost control and hit my girlfriend.
  I decide whom she meets and what she spends.
`);

/** The same words without the danger: figures of speech, wanted roughness, play, quarrels, grief, the past. */
export const harmlessPrototypes = lines(`
  I nearly died laughing.
  I could have died of embarrassment.
  I would kill for a coffee.
  I wanted to sink into the ground with shame.
  I am dead tired after work.
  Work is killing me and I need a holiday.
  I am dying to try this with you.
  My grandfather died and you were there for me.
  A friend of mine took his life years ago and I miss him.
  I was depressed once, and I am better now.
  I feel sad and empty when you are away.
  I feel lonely sometimes, even when we are together.
  I cry easily and I am tired of it.
  I am ashamed of my body.
  I feel guilty and not good enough when I let you down.
  I miss you so much that it hurts.
  I sleep badly because I worry about money.
  I feel overwhelmed and need time alone.
  I am anxious about the future and about my job.
  I cut my finger in the kitchen and you bandaged it.
  I like it when you choke me a little, as we agreed.
  Spank me and pull my hair, I love it rough.
  Tie me up and hold me down until I say the safe word.
  Take control of me in bed, it turns me on.
  I like a bit of pain when I have asked for it.
  You pushed me against the wall and kissed me, and I wanted more.
  We agreed on a word that stops everything.
  I can say no at any time and you stop.
  No biting, no hitting and nothing around my neck, please.
  We had a pillow fight and I surrendered.
  We wrestle on the bed and I always lose.
  You beat me at cards again.
  You scared me with a prank.
  You made me try something new and I am glad.
  You forced me to rest when I was ill.
  We argue about money and chores, and then we make up.
  I get angry and shout sometimes, and then I am sorry.
  You get annoyed when I am late.
  It hurts me when you do not listen.
  I feel rejected when you say no to sex.
  I am afraid of losing you.
  I am scared to tell you what I feel.
  I felt controlled by an ex, and with you I feel safe.
  My father hit us when I was a child.
  Loud voices frighten me because of my past.
  We share our money and our passwords and trust each other.
  You would not let me pay the bill.
  I am jealous when you talk to others.
  We have one fight again and again.
  I was sore after sports.
  The dentist hurt me and you held my hand.
  I am stressed by the kids and have no patience left.
  You were rough with your words, and you apologised.
  My body changed after the birth and I feel strange in it.
  I want a weekend in which I disappear with a book.
  I was nervous the first time and you were patient.
  He makes me laugh and he is kind to me.
  She takes care of me when I am ill.
  He does nice things for me without being asked.
  She sends me sweet messages during the day.
  He respects my wishes and listens to me.
  She is patient and never judges me.
  He always wants to help.
  She did not notice how I felt.
  He does not pay attention to me.
  He only thinks of himself sometimes.
  She insists on doing it her way.
  He wants me to decide more often.
  She is free to do what she wants.
  You should tell her how you feel.
  He needs more time for himself.
  She gets grumpy when she is hungry.
  He took my things by accident.
  She plans everything for both of us.
  He asked me before he tried it.
  He knows when I need to be left alone.
  He likes sports and games.
  She does not like video games.
  I am proud of her and how strong she is.
  She gave me a hug when I cried.
  He reads to me in bed.
  He laughs at his own jokes.
  She snores and takes all of the blanket.
  I trust him with my body.
  I am lazy and selfish at times.
  I do not see what he does all day.
  The wish that she would want me more often.
  I cannot live without you.
  I cannot stand the mess any more.
  I want to feel wanted and not only useful.
  I would like to be held without sex.
  He worries about my health.
  My thoughts race and I cannot switch off.
  I wish that we had more time for each other.
  I feel old and tired on some days.
  I think about the past a lot.
  I am afraid of needles and doctors.
  I want a fresh start and do not know where to begin.
  I wonder what happens after this chapter of our life.
  I will be gone next week for work and I will miss you.
  I get rid of old clothes and give them away in spring.
  I wrote you a letter for our anniversary.
  I take my pills every morning and you remind me.
  I am tired of this argument, not of you.
  I sometimes think about growing old and about death, as everybody does.
  I had an operation and you waited at my bed.
  I was so happy that I could have died right there.
  I hold my breath when you kiss me.
  I bleed each month and the cramps are bad.
  I bang my knee on that table every day.
  I drink too much coffee when I am nervous.
  We drive too fast with the music loud and sing.
  I gave up on dieting and feel better.
  He asks me how much I spent and we laugh about it.
  He picks me up from work because it is late.
  She knows my passwords and I know hers.
  He did not let me carry the heavy bags.
  We say what we spend above a certain amount.
  I asked him not to come along to the doctor.
  He was jealous once, and we talked it through.
  He raised his voice and said sorry at once.
  I am not always in the mood, and that is all right between us.
  I said no and he brought me a blanket and a film.
  I let him choose because I do not mind.
  I obey when we play, and I love it.
  I kneel in front of you because I like how you look at me then.
  You leave marks on my neck and I am proud of them.
  It hurt at first, so we used more lube and went slowly.
  My ex was violent, and it took me years to trust.
  I watched a sad film about a murder with you.
  Our dog destroyed my shoes.
  The children scream and I hide in the bathroom for five minutes.
  We sit down and breathe when we argue, and then I stay calm.
  We stop quarrelling before it gets loud.
  I miss her when she is away for work.
  He helps me to relax after a long day.
`);
