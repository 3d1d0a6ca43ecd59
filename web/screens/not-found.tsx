import { Link } from 'wouter';
import { brand } from '../../contract/brand.ts';
import { buttonClass } from '../ui/button.tsx';
import { NoticePage } from '../ui/notice-page.tsx';

const NotFound = () => (
  <NoticePage
    title={`404 Page Not Found | ${brand.name}`}
    heading="404 Page Not Found"
    text="Did you forget to add the page to the router?"
  >
    <Link href="/" className={buttonClass()}>
      Back to the start
    </Link>
  </NoticePage>
);

export default NotFound;
