import { type ReactNode, use } from 'react';
import { Links, Meta, Outlet, useRouteError } from 'react-router';
import '#app/styles/index.css';
import { addressOf } from '#app/content/address.ts';
import { ErrorScreen } from '#app/layout/error-screen/error-screen.tsx';
import { PageFrame } from '#app/layout/layout.tsx';
import { DIRECTION, LANGUAGE } from '#shared/language.ts';
import { MARK_PATH } from '#shared/manifest.ts';
import { SCRIPTING } from './frame/scripting.ts';
import { BrowserEntry } from './islands/browser-entry.tsx';
import { dictionary, fonts, themeColours } from './shared-data/shared-data.ts';

/** The HTML document of every page and of the error screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { module, runtime } = use(BrowserEntry);
  return (
    <html lang={LANGUAGE} dir={DIRECTION} className="no-js">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Telephone numbers are links already; iPhones take registration numbers for more. */}
        <meta name="format-detection" content="telephone=no" />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={MARK_PATH} />
        <link rel="manifest" href={addressOf('/site.webmanifest')} />
        <meta name="theme-color" content={themeColours[0]} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColours[1]} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {/* Neither its request nor its run may delay the first view: SCRIPTING asks for it. */}
        {!runtime && <meta name="module" content={module} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the policy has its hash. */}
        <script dangerouslySetInnerHTML={{ __html: SCRIPTING }} />
        {runtime && (
          <>
            <script type="module" src={runtime} />
            <script type="module" src={module} />
          </>
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} texts={dictionary.error} />;
}
