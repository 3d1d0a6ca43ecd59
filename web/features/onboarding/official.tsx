import { brand } from '../../../contract/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Hearts } from '../../ui/hearts.tsx';
import { Mark } from '../../ui/logo.tsx';
import { Page } from '../../ui/page.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { texts } from './messages.ts';
import { WayOut } from './way-out.tsx';

/** Two people are a couple: hearts fall, and there is one way on. */
export const Official = ({ onContinue }: { onContinue: () => void }) => (
  <Page
    title={`${texts.successHeading} | ${brand.name}`}
    width="narrow"
    header={<WayOut />}
    className="grid content-center justify-items-center gap-5 text-center"
  >
    <Hearts />
    <Mark className="size-24 animate-rise" />
    <StepHeading>{texts.successHeading}</StepHeading>
    <p className="text-ink-soft text-lg">{texts.successLead}</p>
    <Button size="large" className="mt-4 w-full" onClick={onContinue}>
      {texts.continue}
    </Button>
  </Page>
);
