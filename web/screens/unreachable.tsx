import { brand } from '../../contract/brand.ts';
import { Button } from '../ui/button.tsx';
import { NoticePage } from '../ui/notice-page.tsx';

/** Stands for a screen whose files could not be fetched, most likely for want of a connection. */
export const Unreachable = () => (
  <NoticePage
    title={brand.name}
    heading="This page did not come through"
    text="Please check your internet connection and try again."
  >
    <Button onClick={() => location.reload()}>Try Again</Button>
  </NoticePage>
);
