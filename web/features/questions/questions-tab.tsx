import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { CategoryId } from '../../../contract/categories.ts';
import { track } from '../../browser/analytics.ts';
import { askedFor, categoriesLink, questionLink } from '../categories/door.ts';
import { CategoryQuestions } from './category-questions.tsx';
import { CategoryStrip } from './category-strip.tsx';
import { TipsCard } from './tips-card.tsx';

type Props = { hasPartner: boolean; onAddPartner: () => void };

/** Grow Closer, One Topic at a Time: the categories and the tips, or the questions of the category in the URL. */
const QuestionsTab = ({ hasPartner, onAddPartner }: Props) => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const { category, question: wanted, side } = askedFor(search);
  const [last, setLast] = useState<CategoryId | null>(null);

  const choose = (id: CategoryId) => {
    track('question_category_selected', { category: id });
    setLast(id);
    navigate(questionLink(search, id));
    window.scrollTo({ top: 0 });
  };
  if (category) {
    return (
      <CategoryQuestions
        key={category.id}
        category={category}
        wanted={wanted}
        side={side}
        hasPartner={hasPartner}
        takesFocus={category.id === last && wanted === null}
        onAddPartner={onAddPartner}
        onMove={(id) => navigate(questionLink(search, category.id, id), { replace: true })}
        onBack={() => navigate(categoriesLink(search))}
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="font-display font-semibold text-display">Grow Closer, One Topic at a Time</h1>
      <section aria-labelledby="categories-heading">
        <h2 id="categories-heading" className="mb-2 font-semibold text-ink-soft text-sm">
          Categories
        </h2>
        <CategoryStrip onChoose={choose} lastChosen={last} />
      </section>
      <TipsCard />
    </div>
  );
};

export default QuestionsTab;
