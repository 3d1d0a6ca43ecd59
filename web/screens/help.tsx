import { QueryClientProvider } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { brand } from '../../contract/brand.ts';
import { cache } from '../api/cache.ts';
import { askedFor, questionLink } from '../features/categories/question-link.ts';
import { ReturnBar } from '../features/exit/return-bar.tsx';
import { Help } from '../features/help/help.tsx';
import { Page } from '../ui/page.tsx';

/** Back to the question that one came from, or to the beginning. */
const Back = () => {
  const search = useSearch();
  const { category, question } = askedFor(search);
  return category === null || question === null ? (
    <ReturnBar href="/" label={brand.name} />
  ) : (
    <ReturnBar href={questionLink(search, category.id, question)} label="Back to your question" />
  );
};

const HelpScreen = () => (
  <Page title={`Help lines | ${brand.name}`} header={<Back />} className="grid content-start gap-7 pt-4">
    <QueryClientProvider client={cache}>
      <Help />
    </QueryClientProvider>
  </Page>
);

export default HelpScreen;
