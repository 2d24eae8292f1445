import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Prerenders a page to complete HTML. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The prerenderer requests `/contact/`, but components must see `/contact`.
  const { location } = context.staticHandlerContext;
  location.pathname = location.pathname.replace(/(?<=.)\/$/, '');
  let failure: unknown;
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
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
