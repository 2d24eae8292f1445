/** Opened by React Router's inline script, for the data that the application starts with. */
interface Window {
  __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
}
