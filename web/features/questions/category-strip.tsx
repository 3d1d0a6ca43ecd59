import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { type CategoryId, categories } from '../../../contract/categories.ts';
import { classes } from '../../ui/classes.ts';
import { CategoryTile } from './category-tile.tsx';
import { useStrip } from './use-strip.ts';
import './category-strip.css';

const arrow =
  'absolute -top-11 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-ember-wash hover:text-ember';

type Props = { onChoose: (category: CategoryId) => void; lastChosen: CategoryId | null };

/** The six categories side by side; arrows appear where more than 20 pixels are out of sight. */
export const CategoryStrip = ({ onChoose, lastChosen }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const { back, on, hint, scroll } = useStrip(list);
  return (
    <div className="relative -mx-5 lg:mx-0">
      {back && (
        <button
          type="button"
          aria-label="Scroll back"
          onClick={() => scroll(-1)}
          className={`${arrow} ${on ? 'end-13 lg:end-10' : 'end-3 lg:-end-3'}`}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </button>
      )}
      <ul ref={list} className={classes('category-strip', hint && on && 'category-strip-hint')}>
        {categories.map(({ id, title }) => (
          <li key={id} className="min-w-36 shrink-0 lg:flex-1">
            <CategoryTile id={id} title={title} focused={id === lastChosen} onChoose={() => onChoose(id)} />
          </li>
        ))}
      </ul>
      {on && (
        <button
          type="button"
          aria-label="Scroll on"
          onClick={() => scroll(1)}
          className={`${arrow} end-3 lg:-end-3`}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
};
