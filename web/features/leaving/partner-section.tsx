import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Section, UnknownSection } from '../../ui/section.tsx';
import { checkCouple, useInviteStatus } from '../invites/queries.ts';
import { EndDialog } from './end-dialog.tsx';
import { messages } from './messages.ts';

const texts = messages.partner;

type Props = {
  /** What the user's own record says, until the server has told. */
  known: boolean;
};

/** Ending the connection: who sees what afterwards, and the way to do it. */
export const PartnerSection = ({ known }: Props) => {
  const { data, isError, isFetching, refetch } = useInviteStatus();
  const [asked, setAsked] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [ended, setEnded] = useState(false);
  useEffect(() => void checkCouple(), []);
  if (data === undefined && isError && !isFetching) {
    const { heading, unknown, retry } = texts;
    return <UnknownSection heading={heading} text={unknown} retry={retry} onRetry={() => void refetch()} />;
  }
  if (!(data?.hasPartner ?? known))
    return (
      <Section heading={texts.heading} text={texts.none} takesFocus={ended}>
        {null}
      </Section>
    );
  const { coupleId, partnerEmail } = data ?? {};
  const ask = (about: string) => {
    setRefusal(null);
    setAsked(about);
  };
  return (
    <Section heading={texts.heading} text={texts.text}>
      {partnerEmail && (
        <p>
          {texts.now} <bdi>{partnerEmail}</bdi>
        </p>
      )}
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p role="alert" className="problem">
        {refusal}
      </p>
      <Button
        variant="secondary"
        disabled={coupleId === undefined}
        onClick={() => coupleId !== undefined && ask(coupleId)}
      >
        {texts.end}
      </Button>
      {asked !== null && (
        <EndDialog
          coupleId={asked}
          onClose={() => setAsked(null)}
          onEnded={() => setEnded(true)}
          onRefused={setRefusal}
        />
      )}
    </Section>
  );
};
