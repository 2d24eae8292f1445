import type { ReactNode } from 'react';
import { dictionary } from '#app/shared-data/shared-data.ts';
import { BidStrip } from './bid-strip/bid-strip.tsx';
import { CallToAction } from './call-to-action/call-to-action.tsx';
import { Drawer } from './drawer/drawer.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { LanguageOffers } from './languages/language-offer.tsx';
import styles from './layout.module.css';
import { ScrollToTop } from './scroll-to-top/scroll-to-top.tsx';
import { TopBar } from './top-bar/top-bar.tsx';

/** The frame of every page (spec 2.1). */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={`${styles.skip} no-print`} href="#content">
        {dictionary.skipToContent}
      </a>
      <div id="top" tabIndex={-1} />
      <TopBar />
      <Header />
      <BidStrip />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <CallToAction />
      <Footer />
      <ScrollToTop />
      <LanguageOffers />
      <Drawer />
    </>
  );
}
