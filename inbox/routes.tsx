import { createBrowserRouter } from 'react-router';
import { ACCOUNT_PATH, INBOX_PATH, INVITATION_PATH } from '#shared/inbox.ts';
import { AuditPage } from './audit/audit-page.tsx';
import { BoardPage } from './board/board-page.tsx';
import { ComparePage } from './board/compare-page.tsx';
import { Loading } from './controls/waiting.tsx';
import { Frame } from './frame/frame.tsx';
import { Failure, Unknown } from './frame/unknown.tsx';
import { MessagePage } from './message/message-page.tsx';
import { MessagesPage } from './messages/messages-page.tsx';
import { NumbersPage } from './numbers/numbers-page.tsx';
import { PeoplePage } from './people/people-page.tsx';
import { AccountPage, loadAccount } from './sign-in/account-page.tsx';
import { InvitationPage } from './sign-in/invitation-page.tsx';
import { WebhooksPage } from './webhooks/webhooks-page.tsx';
import { WebsitePage } from './website/website-page.tsx';

/** Every page of the inbox. */
export const router = createBrowserRouter(
  [
    { path: INVITATION_PATH.slice(INBOX_PATH.length), element: <InvitationPage /> },
    {
      path: ACCOUNT_PATH.slice(INBOX_PATH.length),
      loader: loadAccount,
      element: <AccountPage />,
      hydrateFallbackElement: <Loading />,
      errorElement: <Failure />,
    },
    {
      element: <Frame />,
      errorElement: <Failure />,
      children: [
        {
          element: <MessagesPage />,
          children: [
            { index: true, element: null },
            { path: 'messages/:id', element: <MessagePage /> },
          ],
        },
        { path: 'applications', element: <BoardPage /> },
        { path: 'applications/compare', element: <ComparePage /> },
        { path: 'numbers', element: <NumbersPage /> },
        { path: 'people', element: <PeoplePage /> },
        { path: 'webhooks', element: <WebhooksPage /> },
        { path: 'website', element: <WebsitePage /> },
        { path: 'audit', element: <AuditPage /> },
        { path: '*', element: <Unknown /> },
      ],
    },
  ],
  { basename: INBOX_PATH },
);
