/** What a help line is there for. */
export type HelpTopic = 'emergency' | 'crisis' | 'abuse' | 'sexual-violence';

/** A place to turn to: every line has a phone number, a website, or both. */
export type HelpLine = {
  /** Where the line answers; 'International' for pointers to lines elsewhere. */
  readonly country: 'India' | 'United States' | 'United Kingdom' | 'International';
  readonly name: string;
  readonly topics: readonly HelpTopic[];
  /** One sentence on whom it is for. */
  readonly about: string;
} & (
  | { readonly phone: string; readonly website?: string }
  | { readonly phone?: never; readonly website: string }
);

/** By country, what is most urgent first. */
export const helpLines: readonly HelpLine[] = [
  {
    country: 'India',
    name: 'Emergency services',
    topics: ['emergency', 'abuse', 'sexual-violence'],
    about: 'Police, fire or ambulance, for anyone in danger right now.',
    phone: '112',
  },
  {
    country: 'India',
    name: 'Tele-MANAS',
    topics: ['crisis'],
    about: 'Free mental health support for anyone, day and night, in many Indian languages.',
    phone: '14416',
    website: 'https://telemanas.mohfw.gov.in',
  },
  {
    country: 'India',
    name: 'Women Helpline',
    topics: ['abuse', 'sexual-violence'],
    about: 'Support and referral for women facing violence, at home or anywhere else, day and night.',
    phone: '181',
  },
  {
    country: 'United States',
    name: 'Emergency services',
    topics: ['emergency', 'abuse', 'sexual-violence'],
    about: 'Police, fire or ambulance, for anyone in danger right now.',
    phone: '911',
  },
  {
    country: 'United States',
    name: '988 Suicide & Crisis Lifeline',
    topics: ['crisis'],
    about: 'Call or text, day and night, for anyone in distress or worried about someone.',
    phone: '988',
    website: 'https://988lifeline.org',
  },
  {
    country: 'United States',
    name: 'National Domestic Violence Hotline',
    topics: ['abuse'],
    about: 'For anyone hurt, scared or controlled by a partner, day and night, by phone or chat.',
    phone: '1-800-799-7233',
    website: 'https://www.thehotline.org',
  },
  {
    country: 'United States',
    name: 'RAINN National Sexual Assault Hotline',
    topics: ['sexual-violence'],
    about: 'For anyone affected by sexual violence, recent or long ago, day and night, by phone or chat.',
    phone: '1-800-656-4673',
    website: 'https://rainn.org',
  },
  {
    country: 'United Kingdom',
    name: 'Emergency services',
    topics: ['emergency', 'abuse', 'sexual-violence'],
    about: 'Police, fire or ambulance; if you cannot speak on a mobile, press 55 when asked.',
    phone: '999',
  },
  {
    country: 'United Kingdom',
    name: 'Samaritans',
    topics: ['crisis'],
    about: 'Someone to listen, day and night, whatever you are going through.',
    phone: '116 123',
    website: 'https://www.samaritans.org',
  },
  {
    country: 'United Kingdom',
    name: 'National Domestic Abuse Helpline',
    topics: ['abuse'],
    about: 'Run by Refuge for women in England facing abuse, free and confidential, day and night.',
    phone: '0808 2000 247',
    website: 'https://www.nationaldahelpline.org.uk',
  },
  {
    country: 'United Kingdom',
    name: "Men's Advice Line",
    topics: ['abuse'],
    about: 'For men facing abuse from a partner or family member, at set hours.',
    phone: '0808 801 0327',
    website: 'https://mensadviceline.org.uk',
  },
  {
    country: 'United Kingdom',
    name: 'Galop',
    topics: ['abuse', 'sexual-violence'],
    about: 'For LGBT+ people who have faced abuse or violence, at set hours.',
    phone: '0800 999 5428',
    website: 'https://galop.org.uk',
  },
  {
    country: 'United Kingdom',
    name: 'Rape & Sexual Abuse Support Line',
    topics: ['sexual-violence'],
    about: 'For anyone aged 16 or over in England and Wales, day and night, by phone or chat.',
    phone: '0808 500 2222',
    website: 'https://247sexualabusesupport.org.uk',
  },
  {
    country: 'International',
    name: 'Find A Helpline',
    topics: ['crisis', 'abuse', 'sexual-violence'],
    about: 'Free, checked help lines in over a hundred countries, by country and by topic.',
    website: 'https://findahelpline.com',
  },
];
