/** Path of the page that a loader is asked for: the build asks for `/vision/` and `/vision.data`. */
export function requestedPath({ url }: Request): string {
  return new URL(url).pathname.replace(/\/$|\.data$/, '');
}
