import { brand } from '../../contract/brand.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { StepHeading } from '../ui/step-heading.tsx';

/** Stands for a screen whose files could not be fetched, most likely for want of a connection. */
export const Unreachable = () => (
  <Page title={brand.name} width="narrow" className="grid content-center gap-4">
    <StepHeading>This page did not come through</StepHeading>
    <p className="text-ink-soft text-lg">Please check your internet connection and try again.</p>
    <p className="mt-4">
      <Button onClick={() => location.reload()}>Try Again</Button>
    </p>
  </Page>
);
