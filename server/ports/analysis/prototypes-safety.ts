const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

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
  You tickled me until I screamed with laughter.
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
`);
