import { renderToReadableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { readAddresses } from '#app/layout/details/addresses.server.ts';
import { servedAddress } from '#app/layout/details/prerendered-path.server.ts';
import { LANGUAGE } from '#shared/language.ts';
import { readLaterPath } from './corporate/careers/later-path.ts';
import { BrowserEntry } from './islands/browser-entry.tsx';
import { IslandPrerendering } from './islands/island.tsx';
import { modulePath } from './islands/module-path.server.ts';

/** Prerenders a page to complete HTML. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Components must see the path at which the page will be served: `/contact` where the prerenderer
  // requests `/contact/`, and likewise for later versions and stand-ins.
  const { location } = context.staticHandlerContext;
  const pathname = location.pathname.replace(/(?<=.)\/$/, '');
  location.pathname = servedAddress(
    readLaterPath(pathname).path,
    Object.values(readAddresses(LANGUAGE)),
  );
  const entry = modulePath('app/entry.client.tsx');
  const { hmr } = context.manifest;
  let failure: unknown;
  const stream = await renderToReadableStream(
    <BrowserEntry value={{ module: entry, runtime: hmr?.runtime }}>
      <IslandPrerendering value={{ render: renderToString, pathOf: modulePath }}>
        <ServerRouter context={context} url={request.url} />
      </IslandPrerendering>
    </BrowserEntry>,
    {
      onError(error) {
        failure = error;
      },
    },
  );
  await stream.allReady;
  if (failure) throw failure;
  headers.set('Content-Type', 'text/html');
  return new Response(stream, { status, headers });
}
