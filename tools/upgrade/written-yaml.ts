import { Document, Lexer, type YAMLMap, type YAMLSeq } from 'yaml';

/** A list or mapping in braces, without what is in the text before and behind the braces. */
export function inBraces(content: YAMLMap | YAMLSeq): string {
  const bare = content.clone() as typeof content;
  delete bare.anchor;
  return writtenYaml(Object.assign(bare, { comment: null, commentBefore: null }));
}

/** As the editor writes content, which `verifyAliasOrder` would refuse for an alias of what is elsewhere. */
export function writtenYaml(content: YAMLMap | YAMLSeq): string {
  const document = new Document();
  document.contents = content as unknown as typeof document.contents;
  return document.toString({ lineWidth: 0, singleQuote: true, verifyAliasOrder: false }).trimEnd();
}

/** Whether a text has every comment of another. */
export function hasComments(text: string, earlier: string): boolean {
  const all = commentsOf(text);
  return commentsOf(earlier).every((comment) => {
    const index = all.indexOf(comment);
    return index !== -1 && all.splice(index, 1).length > 0;
  });
}

function commentsOf(text: string): string[] {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#'));
}
