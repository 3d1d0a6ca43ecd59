import { Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { brand } from '../../contract/brand.ts';
import { reportError } from '../browser/analytics.ts';
import { askedFor } from '../features/categories/question-link.ts';
import { useConfirmation } from '../features/couples/confirmation.ts';
import { DashboardTabs } from '../features/dashboard/dashboard-tabs.tsx';
import { Header } from '../features/dashboard/header.tsx';
import { PartMissing } from '../features/dashboard/part-missing.tsx';
import { PartnerStrip } from '../features/dashboard/partner-strip.tsx';
import { usePartner } from '../features/dashboard/use-partner.ts';
import { useTab } from '../features/dashboard/use-tab.ts';
import { usePendingInvite } from '../features/invites/pending-invite.ts';
import { useCoupleNews } from '../features/invites/queries.ts';
import { signedOutDescription, useSignOut } from '../features/session/door.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type DashboardDialog, DashboardDialogs, leadsToPartner } from './dashboard-dialogs.tsx';
import { AnswersTab, preloadTheRest, QuestionsTab, ScoreTab } from './dashboard-tabs.tsx';
import type { SignedIn } from './for-signed-in.tsx';

const Placeholder = () => (
  <div role="status" aria-label="Loading" className="grid gap-6">
    <Skeleton className="h-12 max-w-sm" />
    <Skeleton className="h-72 rounded-lg" />
  </div>
);

/** Header, the three tabs and the dialogs, for somebody who is signed in. */
export const Dashboard = ({ user, identityUser }: SignedIn) => {
  const [dialog, setDialog] = useState<DashboardDialog | null>(null);
  const [tab, openTab] = useTab();
  const signOut = useSignOut();
  const partner = usePartner(user);
  const { asks, decideLater } = useConfirmation(partner.toConfirm);
  const inCategory = askedFor(useSearch()).category !== null && tab === 'questions';
  // What has to be said or asked of the partner needs its words.
  const isBrief = inCategory && partner.toConfirm === undefined && partner.onRetry === null;
  usePendingInvite(user.partnerEmail !== null);
  useEffect(preloadTheRest, []);

  const { hasPartner, hasInvited, partnerEmail } = partner;
  useCoupleNews(!hasPartner, tab);
  if (hasPartner && leadsToPartner(dialog)) setDialog(null);
  const self = { email: user.email, picture: user.profileImageUrl ?? identityUser.photoURL };
  const goToQuestions = () => openTab('questions');
  const leave = () => void signOut(signedOutDescription);
  const header = (
    <Header onSignOut={leave} onResetPassword={() => setDialog('reset')} isBrief={isBrief}>
      <PartnerStrip self={self} {...partner} isBrief={isBrief} onOpen={setDialog} />
    </Header>
  );
  return (
    <Page
      title={brand.dashboardTitle}
      header={header}
      width="wide"
      className={isBrief ? 'pt-2 md:pt-6' : 'pt-6'}
    >
      <DashboardTabs value={tab} onChange={openTab}>
        <Boundary key={tab} fallback={<PartMissing />} onFailure={() => reportError('tab_missing')}>
          <Suspense fallback={<Placeholder />}>
            {tab === 'questions' && (
              <QuestionsTab hasPartner={hasPartner} onAddPartner={() => setDialog('connect')} />
            )}
            {tab === 'answers' && (
              <AnswersTab
                hasPartner={hasPartner}
                partnerEmail={partnerEmail}
                onGoToQuestions={goToQuestions}
              />
            )}
            {tab === 'score' && (
              <ScoreTab
                hasPartner={hasPartner}
                hasInvited={hasInvited}
                partnerEmail={partnerEmail}
                onInvite={() => setDialog('invite')}
                onGoToQuestions={goToQuestions}
              />
            )}
          </Suspense>
        </Boundary>
      </DashboardTabs>
      <div aria-hidden="true" className="h-24 md:h-8" />
      <DashboardDialogs
        open={dialog ?? (asks ? 'confirm' : null)}
        email={user.email}
        toConfirm={partner.toConfirm}
        onLater={decideLater}
        onInvite={() => setDialog('invite')}
        onClose={() => setDialog(null)}
      />
    </Page>
  );
};
