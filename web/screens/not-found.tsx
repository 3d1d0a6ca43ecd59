import { Link } from 'wouter';
import { brand } from '../../contract/brand.ts';
import { buttonClass } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { StepHeading } from '../ui/step-heading.tsx';

const NotFound = () => (
  <Page title={`404 Page Not Found | ${brand.name}`} width="narrow" className="grid content-center gap-4">
    <StepHeading>404 Page Not Found</StepHeading>
    <p className="text-ink-soft text-lg">Did you forget to add the page to the router?</p>
    <p className="mt-4">
      <Link href="/" className={buttonClass()}>
        Back to the start
      </Link>
    </p>
  </Page>
);

export default NotFound;
