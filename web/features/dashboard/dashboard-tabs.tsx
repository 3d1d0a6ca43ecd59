import { HeartPulse, MessageCircleHeart, MessagesSquare } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { brand } from '../../../contract/brand.ts';
import { focusQuietly } from '../../ui/focus-quietly.ts';
import { isTabId, type TabId, tabs } from './tab-from-hash.ts';

const icons = { questions: MessageCircleHeart, answers: MessagesSquare, score: HeartPulse } as const;

const bar =
  'fixed inset-x-0 bottom-0 z-30 grid grid-cols-[repeat(3,auto)] border-line border-t bg-surface px-2 pt-1.5 ' +
  'pb-[max(0.375rem,env(safe-area-inset-bottom))] writing:hidden ' +
  'md:static md:mx-auto md:mb-8 md:flex md:w-fit md:gap-1 md:rounded-full md:border md:p-1.5 md:shadow-card';

const trigger =
  'group grid min-h-13 place-items-center content-center gap-0.5 rounded-md font-semibold text-ink-soft text-xs ' +
  'hover:text-ink data-[state=active]:text-ember ' +
  'md:flex md:min-h-11 md:gap-2 md:rounded-full md:px-6 md:text-sm md:data-[state=active]:bg-ember-wash';

const iconFrame =
  'grid h-7 w-14 place-items-center rounded-full transition-colors group-data-[state=active]:bg-ember-wash md:h-auto md:w-auto';

type Props = { value: TabId; onChange: (tab: TabId) => void; children: ReactNode };

/** The three tabs: a bar at the thumb on phones, a pill above the content elsewhere. */
export const DashboardTabs = ({ value, onChange, children }: Props) => (
  <Tabs.Root value={value} onValueChange={(chosen) => isTabId(chosen) && onChange(chosen)}>
    <Tabs.List aria-label={brand.name} className={bar}>
      {tabs.map(({ id, title }) => {
        const Icon = icons[id];
        return (
          <Tabs.Trigger
            key={id}
            value={id}
            onMouseDown={focusQuietly}
            onClick={() => onChange(id)}
            className={trigger}
          >
            <span className={iconFrame}>
              <Icon aria-hidden="true" className="size-5" />
            </span>
            {title}
          </Tabs.Trigger>
        );
      })}
    </Tabs.List>
    <Tabs.Content value={value} className="rounded-sm outline-offset-8">
      {children}
    </Tabs.Content>
  </Tabs.Root>
);
