import { QueryClientProvider } from '@tanstack/react-query';
import { brand } from '../../contract/brand.ts';
import { cache } from '../api/cache.ts';
import { Help } from '../features/help/help.tsx';
import { ReturnBar } from '../features/leaving/return-bar.tsx';
import { Page } from '../ui/page.tsx';

const HelpScreen = () => (
  <Page
    title={`Help lines | ${brand.name}`}
    header={<ReturnBar href="/" label={brand.name} />}
    className="grid content-start gap-7 pt-4"
  >
    <QueryClientProvider client={cache}>
      <Help />
    </QueryClientProvider>
  </Page>
);

export default HelpScreen;
