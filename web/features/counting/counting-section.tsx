import { useState } from 'react';
import { answerConsent, consentAnswer, sendsPlainEmail } from '../../browser/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { texts } from './texts.ts';

const { heading, yes, no, stop, allow } = texts.settings;

/** The answer about counting, once it was given, with the way to change it. */
export const CountingSection = () => {
  const [answer, setAnswer] = useState(consentAnswer);
  if (answer === null) return null;
  const isCounted = answer === 'yes';
  const change = () => {
    answerConsent(!isCounted);
    setAnswer(consentAnswer());
  };
  return (
    <Section heading={heading} text={isCounted ? yes(sendsPlainEmail()) : no}>
      <Button variant="secondary" onClick={change}>
        {isCounted ? stop : allow}
      </Button>
    </Section>
  );
};
