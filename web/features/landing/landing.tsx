import { brand } from '../../../contract/brand.ts';
import { buttonClass } from '../../ui/button.tsx';
import { type LinkComponent, PlainLink } from '../../ui/link.tsx';
import { Mark, Wordmark } from '../../ui/logo.tsx';
import { Conversation } from './conversation.tsx';
import { Footer } from './footer.tsx';
import { texts } from './texts.ts';

/** What a code in the address is good for: 'open' until the server says that it is dead. */
export type Invitation = 'open' | 'dead';

type Props = { link?: LinkComponent; invitation?: Invitation | undefined };

/** Both sentences share one place, so that nothing moves when the second takes the place of the first. */
const Notice = ({ invitation }: Pick<Props, 'invitation'>) => (
  <div
    role="status"
    className="group grid max-w-[36ch] items-center rounded-md bg-ember-wash p-4 font-semibold"
    data-invited={invitation ?? ''}
    hidden={invitation === undefined}
  >
    <p className="[grid-area:1/1] group-data-[invited=dead]:invisible">{texts.invited}</p>
    <p className="invisible [grid-area:1/1] group-data-[invited=dead]:visible">{texts.linkDead}</p>
  </div>
);

const Hero = ({ link: Link = PlainLink, invitation }: Props) => (
  <section className="animate-rise">
    <p className="font-semibold text-ember text-sm">{brand.tagline}</p>
    <h1 className="mt-3 font-display font-semibold text-hero">
      {texts.words.map((word, index) => (
        <span key={word} className={`block word-${index + 1}`}>
          {word}{' '}
        </span>
      ))}
    </h1>
    <div className="greeting mt-6 grid gap-5">
      <p className="max-w-[36ch] text-ink-soft text-lg">{texts.pitch}</p>
      <Notice invitation={invitation} />
    </div>
    <div className="mt-8 flex flex-wrap gap-3">
      <Link href="/auth/create-account" className={`${buttonClass('primary', 'large')} max-sm:w-full`}>
        {texts.createAccount}
      </Link>
      <Link href="/auth/sign-in" className={`${buttonClass('secondary', 'large')} max-sm:w-full`}>
        {texts.signIn}
      </Link>
    </div>
  </section>
);

const Steps = () => (
  <section className="mt-24">
    <h2 className="max-w-[18ch] font-display font-semibold text-display">{texts.stepsHeading}</h2>
    <ol className="mt-8 grid gap-8 sm:grid-cols-3">
      {texts.steps.map(({ word, text }, index) => (
        <li key={word} className="border-line border-t pt-5">
          <h3 className={`font-display font-semibold text-title word-${index + 1}`}>{word}</h3>
          <p className="mt-2 max-w-[34ch] text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

const Topics = () => (
  <section className="mt-20">
    <h2 className="font-display font-semibold text-title">{texts.topicsHeading}</h2>
    <ul className="topics mt-5 flex flex-wrap gap-2.5">
      {texts.topics.map((topic) => (
        <li key={topic} className="rounded-full px-4 py-2 font-semibold text-sm">
          {topic}
        </li>
      ))}
    </ul>
    <p className="mt-5 text-ink-soft">{texts.soon}</p>
  </section>
);

const Pledge = () => (
  <section className="lit mt-20 flex items-center justify-between gap-10 rounded-xl bg-ember-wash p-7 sm:p-12">
    <div>
      <h2 className="max-w-[20ch] font-display font-semibold text-display">{texts.promiseHeading}</h2>
      <p className="mt-4 max-w-[52ch]">{texts.promise}</p>
    </div>
    <Mark className="size-44 shrink-0 max-lg:hidden" />
  </section>
);

/** The page for visitors; drawn at build time, so it holds no state and needs no script. */
export const Landing = ({ link = PlainLink, invitation }: Props) => (
  <div className="min-h-dvh pt-[env(safe-area-inset-top)]">
    <header className="pad-safe mx-auto max-w-5xl py-5">
      <Wordmark name={brand.name} />
    </header>
    <main className="pad-safe mx-auto max-w-5xl pb-16">
      <div className="grid items-center gap-14 pt-6 lg:grid-cols-[1fr_26rem] lg:gap-10 lg:pt-12">
        <Hero link={link} invitation={invitation} />
        <Conversation />
      </div>
      <Steps />
      <Topics />
      <Pledge />
    </main>
    <Footer link={link} />
  </div>
);
