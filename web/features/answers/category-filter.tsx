import { ChevronDown } from 'lucide-react';
import { categories } from '../../../contract/categories.ts';
import { type Filter, filterOf } from './filter.ts';

type Props = { value: Filter; onChange: (filter: Filter) => void };

/** Chooses whose answers are listed: those of every category or of one. */
export const CategoryFilter = ({ value, onChange }: Props) => (
  <div className="relative min-w-0 flex-1 sm:max-w-64">
    <select
      aria-label="Filter by category"
      value={value}
      onChange={({ target }) => onChange(filterOf(target.value))}
      className="min-h-11 w-full appearance-none rounded-full border border-edge bg-surface ps-5 pe-11 font-semibold text-sm hover:border-ember"
    >
      <option value="all">All categories</option>
      {categories.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute end-4 top-3 size-5 text-ink-soft"
    />
  </div>
);
