import { type ReactNode, useLayoutEffect } from 'react';
import { useNavigation } from 'react-router';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { useDialogEntry } from './history/use-dialog-entry.ts';
import { useEntryKeys } from './history/use-entry-keys.ts';
import { LanguageHint } from './languages/language-hint.tsx';
import { layOutBelow } from './lay-out-below.ts';
import styles from './layout.module.css';
import { usePageState } from './page-state/use-page-state.ts';
import { ScrollToTop } from './scroll-to-top/scroll-to-top.tsx';
import { useArrivalFocus } from './section-focus.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { useSectionOfAddress } from './use-section-of-address.ts';

/** The frame of every page (spec 2.1). */
export function PageFrame({ children }: { children: ReactNode }) {
  useEntryKeys();
  useDialogEntry();
  usePageState();
  useSectionOfAddress();
  useArrivalFocus();
  useHydratedEvent();
  return (
    <>
      <a className={styles.skip} href="#content">
        {dictionary.skipToContent}
      </a>
      <PageProgress />
      <div id="top" tabIndex={-1} />
      <TopBar />
      <Header />
      <Drawer />
      <LanguageHint />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <CallToAction />
      <Footer />
      <ScrollToTop />
      <ConnectionNotice />
    </>
  );
}

/**
 * Announces that event handlers are attached: the event `hydrated` for app/entry.client.tsx and
 * tools/postbuild/replay-clicks.client.js, then `html[data-hydrated]` for tests.
 */
function useHydratedEvent(): void {
  useLayoutEffect(() => {
    dispatchEvent(new Event('hydrated'));
    document.documentElement.dataset.hydrated = '';
    void layOutBelow();
  }, []);
}

/** Progress bar of a slow navigation. */
function PageProgress() {
  const { pageLoading } = dictionary;
  const { state } = useNavigation();
  return state === 'loading' && <progress className={styles.progress} aria-label={pageLoading} />;
}
