/** Adds paths no static route names (details pages by slug) to the static ones. */
export function prerenderedPaths({ getStaticPaths }: { getStaticPaths: () => string[] }): string[] {
  return getStaticPaths().filter((path) => !path.includes('*'));
}
