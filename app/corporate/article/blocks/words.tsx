/** One line of the content's Markdown, rendered at build time. */
export function Words({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own content at build time.
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
