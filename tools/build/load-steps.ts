/**
 * Loads the steps of the build, unless the content is of another version: a process that ends while Vite's threads
 * start may never end.
 *
 * @throws ContentMistake for content of another version
 */
export async function loadSteps() {
  const { checkContentVersion } = await import('#tools/upgrade/content-version.ts');
  checkContentVersion();
  return import('./steps.ts');
}
